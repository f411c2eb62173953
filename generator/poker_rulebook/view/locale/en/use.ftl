### Which cards make a hand. $own, $board, $all, $max, $n numbers of cards

use-exactly = A hand uses exactly { CARDS($own) } of the player’s own and exactly { CARDS($board) } of the board.
use-at-most = A hand is { CARDS($n) } chosen from the player’s own cards and the board. It may use at most { CARDS($max) } of the player’s own, or none.
use-best = A hand is the strongest { CARDS($n) } among all the cards that may be used.
use-own-all = A hand is all { CARDS($n) } of the player’s own.
use-own-only = A hand uses the player’s own cards only, not the board.
use-own-subset = A hand is the set of at most { CARDS($max) } of the player’s own that is strongest on the { $scale } scale.
use-kept = A hand uses all the cards the player kept, filled up to { CARDS($n) } from the board.
use-either = A hand uses either exactly { CARDS($own) } of the player’s own and exactly { CARDS($board) } of the board, or all { CARDS($all) } of the player’s own.
use-lines = A hand for the { $share } uses board cards from the { ORLIST($lines) } only.
use-hand = For the { $share }, only the cards of the { $hand } count as the player’s own.
use-independent = The cards for { $first } and for { $second } are chosen separately.
use-one-group = The board cards of a hand all come from one of the groups shown with the board.
use-same = The cards are used as for { $share }.
