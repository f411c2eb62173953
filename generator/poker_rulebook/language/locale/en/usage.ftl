### What the command line says of what is typed. The English messages are those of the commands and of click: a text that reads like one of them is said in another language by it

usage-line = Usage: { $line }
usage-help = Try { $command } for help.
usage-error = Error: { $hint }
usage-near = did you mean { $near }?
usage-one-of = one of: { $names }

## Options and arguments
usage-range = Invalid value for { $name }: { $value } is not in the range { $range }.
usage-number = Invalid value for { $name }: { $value } is not a valid integer.
usage-number-range = Invalid value for { $name }: { $value } is not a valid integer range.
usage-choice = Invalid value for { $name }: { $value } is not one of { $names }.
usage-argument = Missing argument { $name }.
usage-unknown-near = No such option { $name }. Did you mean { $near }?
usage-unknown = No such option { $name }.
usage-no-value = Option { $name } requires an argument.
usage-flag = Option { $name } does not take a value.
usage-extra = Got unexpected extra argument ({ $given })
usage-extras = Got unexpected extra arguments ({ $given })
usage-command = no command { $name }: { $hint }
usage-twice = { $name } is written twice: write it once
usage-given-twice = { $name } is given twice: { $first } and { $second }
usage-valueless = { $name } has no value: write { $written }
usage-lang-lines = --lang is for sentences, and --jsonl for programs: leave one of them out
usage-lang-text = --lang is for text, and { $form } is the same in every language: leave one of them out
usage-viewer = --viewer is for --json: add it
usage-lists = { $given } are different lists: write one of them
usage-map-json = --json goes with { $first } and { $second }, and not with { $part }
usage-lines-asked = --jsonl reads every question from standard input: leave out { $asked }

## Games, rules and what is asked of them
usage-house = no house is called { $name }: { $hint }
usage-preset = no preset is called { $name }: { $hint }
usage-ranking = no ranking is called { $name }: { $hint }
usage-rule-number = no general rule has the number { $number }: { $all } shows all
usage-players = { $game } is for { $low } to { $high } players, not { $seats }
usage-one-game = { $game } is one game: --game is for mixes
usage-mix = { $name } is a mix: --examples is for games
usage-cards = write the cards, or use --jsonl
usage-hands = write --seat { $hand } for every seat, or use --jsonl
usage-largest-raise = write --largest-raise, the largest bet or raise of the round, or use --jsonl
usage-stack = write --stack, the chips left behind, 0 for none
usage-said = --said { $said } is not understood: write { $names }
usage-asked = write KEY=VALUE for what is asked, as --help shows, or use --jsonl
usage-seat = no seat is called { $name }: { $hint }
usage-of-a-mix = { $mix } has { $count } games, not { $number }
usage-no-betting = { $game } has no betting: hand histories are of games with chips in a pot
usage-nothing-posted = { $game } has no betting: nothing is posted, and nothing dealt twice
usage-roll = --roll { $roll } has no number: write { $step }
usage-any-hand = --seat { $hands }: write { $any } for any hand, as one is missing beside a comma
usage-post = --post { $post }: write it like { $written }
usage-post-no-blinds = --post { $post }: { $game } has no blinds, so nothing is posted beside them
usage-post-twice = --post { $post }: { $seat } posts something already
usage-post-kill = --post { $post }: { $seat } has the kill already
usage-post-big-blind = --post { $post }: { $seat } posts the big blind
usage-hint-no-post = leave --post away
usage-hint-stakes = what a kill raises there are the stakes, which a record says
usage-hint-one-post = write one --post for a seat
usage-hint-one-kill = write one kill
usage-hint-straddle = another seat posts a straddle

## Files
usage-file = name a FILE, { $dash } for standard input, or use --jsonl
usage-no-file = there is no file { $path }
usage-no-folder = there is no folder { $path }
usage-folder = { $path } is a folder: name a file
usage-no-book = no book is here; this is the one of the program, { $path }
