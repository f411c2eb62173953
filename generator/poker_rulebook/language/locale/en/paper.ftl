### Words that only the printed book has.

paper-edition = Edition { $edition }, { $date }
# a book that has changed since its newest edition
paper-after = { $edition }, revised on { $date }
paper-after-in-month = { $edition }, revised on the { NTH($n) }
# a book of which no edition was made
paper-version = Version { $version }, { $date }
paper-hand-of = { $hand } ({ $game })
# the part between the general rules and the games
paper-chapter = { $number } { $title }
paper-no-chapters = Chapters that are about none of the games of this book are left out: { LIST($chapters) }.
paper-no-rules = Rules that are about none of them are left out as well: { LIST($rules) }.
paper-own-numbers = The rules here keep the numbers of the whole book.
# the classes of hands, the strongest first
paper-classes = From the strongest: { JOIN($hands, by: ", ") }.
paper-usual-options = Usual options
paper-sources-text = The letter S and a number, at the end of each game, mix and chapter, refer to this list. The eight characters after a name stand for its file: where they are the same in two copies, so are its rules.

paper-changes = Changes since edition { $edition }
paper-changes-text = The pages that have changed since { $date }. The website shows each sentence as it was and as it is.
# above lines to write on
paper-notes = Rules of our own
floor-card = floor card
paper-seat = Seat
paper-pot = Pot
paper-index-text = Bold numbers are the pages that explain a game, a rule or a word, a rule after its own number; on the other pages it is cited or used. A leading A or The is ignored in the order.
# after the title of what goes on in the next column or on the next page
paper-continued = continued

## Imprint
imprint-licence = The text of this book may be copied, changed and published by anyone who gives credit, under the Creative Commons Attribution 4.0 International licence (CC BY 4.0): https://creativecommons.org/licenses/by/4.0/
imprint-rules = Nobody can own the rules of a game. The licence is about these words and the way they are arranged.
imprint-made = Every rule in this book is printed from the same data that a program plays by, and every example is a hand that this program has played. The letters and digits after the word Edition stand for these data: two copies that show the same ones contain the same rules. Each game has such a mark of its own at its end.
imprint-type = Set with Typst in Libertinus Serif, Noto Serif JP and Noto Sans CJK JP (SIL Open Font License).
