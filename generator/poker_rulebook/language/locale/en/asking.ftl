# What somebody is asked in the middle of a hand. Titles and lists have no full stop.

ask-to-act = { $seat } is to act
ask-fold = { $seat } may fold.
ask-check = { $seat } may check.
ask-call = { $seat } may call { CHIPS($chips) }.
ask-bring-in = { $seat } may bring in for { CHIPS($chips) }.
ask-holds = { $seat } holds { $cards }.
ask-raise = { $seat } { $allowed }.
ask-draw = { $seat } may exchange { CARDS($low, $high) }.
ask-refuse = { $seat } may refuse { CARDS($low, $high) }.
ask-discard = { $seat } is to discard { CARDS($low, $high) }.
ask-pass = { $seat } is to pass on { CARDS($low, $high) }.
ask-turn-up = { $seat } is to turn up { CARDS($low, $high) }.
ask-divide = { $seat } is to divide the cards: { LIST($hands) }.
ask-divide-hand = { CARDS($n) } for { $name }
ask-choose = { $seat } is to choose one of these: { ORLIST($outcomes) }.
ask-declare = { $seat } is to declare one of these: { ORLIST($shares) }.
ask-take = { $seat } is to take one more card or none.
ask-stay = { $seat } is to say in or out.
ask-declare-both = both
ask-place = { $seat } is to place { CARDS($n) }.
ask-row = { $row } { $cards }
ask-row-empty = { $row } empty
