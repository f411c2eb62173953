### Which cards make a hand. $own, $board, $all, $max, $n numbers of cards

use-exactly = A hand uses exactly { $own } of the player’s hole cards and exactly { $board } of the board cards.
use-exactly-up = A hand uses exactly { $own } of the player’s own cards and exactly { $board } of the board cards.
use-at-most = A hand is { CARDS($n) } chosen from the player’s hole cards and the board: up to { $max } hole cards, or none.
use-at-most-up = A hand is { CARDS($n) } chosen from the player’s own cards and the board: up to { $max } own cards, or none.
use-between = A hand is { CARDS($n) } chosen from the player’s hole cards and the board, { SPAN($low, $high) } of them hole cards.
use-between-up = A hand is { CARDS($n) } chosen from the player’s own cards and the board, { SPAN($low, $high) } of them the player’s own.
use-best-up = A hand is any { $n } of { CARDS($all) }: the player’s own { $own } and { $board } of the board.
use-best = A hand is any { $n } of { CARDS($all) }: the player’s { $own } hole cards and { $board } of the board.
use-set-up = A hand is at most { $n } of { CARDS($all) }: the player’s own { $own } and { $board } of the board.
use-set = A hand is at most { $n } of { CARDS($all) }: the player’s { $own } hole cards and { $board } of the board.
use-own-any = A hand is any { $n } of the player’s cards, however many the player has.
use-own-best = A hand is any { $n } of the player’s { CARDS($own) }.
use-own-all = { $n ->
    [2] A hand is both of the player’s cards.
   *[other] A hand is all { $n } of the player’s cards.
  }
use-every-card = All of the player’s cards count.
use-own-only = A hand uses the player’s hole cards only, not the board.
use-own-subset = A hand is the set of at most { CARDS($max) } among the player’s own that is strongest on the { $scale } scale.
use-kept = A hand uses all the cards the player kept, filled up to { CARDS($n) } from the board.
use-either = A hand uses either exactly { SPAN($low, $own) } of the player’s hole cards and exactly { $board } of the board cards, or all { $all } hole cards.
use-lines = A hand for the { $share } uses board cards from the { ORLIST($lines) } only.
use-hand = For the { $share }, only the cards of the { $hand } count as hole cards.
use-independent = The cards for { LIST($sides) } are chosen separately.
use-independent-boards = The hole cards are chosen anew for each part of the pot; they may differ from board to board.
use-one-group = All board cards of a hand come from a single line of the board, never from two.
use-one-board = All board cards of a hand come from the same board.
use-down-suit = Only { A($suit) } that was dealt face down counts, and one that lies face up does not.
use-one-card = Only the rank of a player’s card counts.
