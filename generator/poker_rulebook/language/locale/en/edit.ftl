### The page on which a file of a game is edited. $n a number · $deals how many hands were dealt · $line a line of the file

edit-title = Edit the book
edit-text = Change the file of a game or of general rules, or begin a new game, and see as you type what is wrong, how the examples come out, and what the page and the table card will say. Nothing leaves this machine until you propose it yourself.
edit-here = Edit this game
edit-script = Editing needs JavaScript. Without it, change the file in a copy of the book, as CONTRIBUTING.md describes.
edit-which = Game
edit-open = Edit its file
edit-other = General rules, words, a mix or a set of rules
edit-presets = Sets of rules
edit-page = Edit this page
edit-new = A new game
edit-base = Made from
edit-nothing = nothing
edit-id = Its id: lower-case letters, digits, hyphens
edit-begin = Begin the file

## What the script says
edit-ask = Load the program and begin (15 MB, once)
edit-loading = Loading the program, once (15 MB): Python, the rules and the book …
edit-failed = The program could not be loaded. Try again when you are online.
edit-stopped = The program has stopped at this text. Your text is still here; reload the page to go on with it.
edit-disk = This page was opened from a disk, where a browser does not run the program. Open the site from a server: “rulebook serve”, or any web address.
edit-missing = This site was built without the program for editing. “make book” installs it.
edit-old = This browser is too old for the program.
edit-unknown = No game of the book has this name: the file begins from nothing.
edit-no-id = “{ $id }” is not an id: write lower-case letters, digits and single hyphens, such as royal-holdem.
edit-looking = Looking at the file …
edit-right = Nothing is wrong with this file here. The checks of the pull request also measure chances, and test whether the examples notice every rule that is played wrongly.
edit-wrong = { $n ->
    [1] One thing is wrong.
   *[other] { $n } things are wrong.
 }
edit-waits = This is shown once the rules in the file can be read. What is wrong is listed below the file.
edit-no-model = There is nothing to compare it with: the game was begun from nothing.
edit-file = File
edit-problems = What is wrong
edit-line = Line { $line }
edit-fits = Words that fit here
edit-fits-keys = Ctrl + Space goes to them from the file, Esc back.
edit-views = What comes out
edit-form = Form
edit-examples = Examples
edit-sentences = Sentences
edit-card = Table card
edit-changes = In play
edit-as-stated = comes out as the file says
edit-otherwise = does not come out as the file says
edit-under = As played under
edit-usual = the choices of this book
edit-before = As it was
edit-after = As it will be
edit-only = Only what changes
edit-same = Nothing changes here.
edit-deals = { $n ->
    [0] The same { $deals } random deals end the same way under the old rules and the new.
    [1] One of the same { $deals } random deals ends with different winners or different chips.
   *[other] { $n } of the same { $deals } random deals end with different winners or different chips.
 }
edit-choice = With the choice { $choice }
edit-ends = Examples that end differently: {$examples}
edit-deal = Deal { $n } goes differently
edit-more = Add another
edit-less = Remove
edit-reread = I have read it again
edit-write = Write this
edit-propose = Propose it
edit-propose-title = Title
edit-propose-file = File
edit-propose-summary = What changes
edit-still-wrong = The file still has mistakes.
edit-propose-show = Show what would be proposed
edit-propose-open = Open it at the repository
edit-propose-paste = The file is too long for an address. It has been copied: paste it over what is there.
edit-propose-no-host = This site names no repository to propose changes to. Download the file, and give it to whoever keeps the book.
edit-download = Download the file
edit-anew = Start over
edit-anew-sure = Put the file back as it was? What you have changed will be lost.
