# What the dialog "On your page" says; loaded with it.

## What the board is to be

snippet-game = Which game?
snippet-take = What comes along
snippet-take-game = This game
snippet-take-game-help = with all its moves
snippet-take-position = This position
snippet-take-position-help = as it is now, without the moves before
snippet-take-start = Only the start
snippet-take-start-help = the same game, nothing played

snippet-mode = What readers do with it
snippet-mode-play = Play
snippet-mode-play-help = against each other or the computer
snippet-mode-diagram = Look at it
snippet-mode-diagram-help = a picture that stands still
snippet-mode-replay = Go through the game
snippet-mode-replay-help = step by step, forth and back
snippet-mode-task = Solve it
snippet-mode-task-help = they find the moves, which are not shown
snippet-no-replay = There are no moves to go through.

snippet-at = Moves played when it opens (0 to { $count })
snippet-at-task = The task begins after so many moves (0 to { $count })
snippet-solution =
    { $count ->
        [0] No move follows: who is to move has to win.
        [one] The solution is the move that follows.
       *[other] The solution is the { $count } moves that follow.
    }

snippet-form = How your page takes it in
snippet-form-element = Two lines
snippet-form-element-help = for pages where you can write HTML
snippet-form-frame = A frame
snippet-form-frame-help = for sites that allow no script

## How it looks

snippet-looks = Looks, size and words
snippet-flip = Seen from the other side
snippet-legend = The pieces and how they move
snippet-legend-button = behind a button
snippet-legend-off = not shown
snippet-legend-open = always shown
snippet-moves = List of moves
snippet-moves-off = not shown
snippet-moves-on = shown
snippet-controls = Buttons below the board
snippet-controls-on = shown
snippet-controls-off = not shown
snippet-drawing = Readers draw arrows and marks
snippet-drawing-on = with the right mouse button
snippet-drawing-off = not at all
snippet-drawing-button = fingers too, after a button
snippet-theme = Colours
snippet-theme-auto = light or dark as your page
snippet-theme-light = light
snippet-theme-dark = dark
snippet-width = Width
snippet-width-value =
    { $width ->
        [0] all there is
       *[other] { $width } pixels
    }
snippet-height = Height of the frame in pixels
snippet-names = Names of the players
snippet-names-help = In the order of the seats, with commas between them; empty: those of the record, if it has any.
snippet-marks = Arrows and marks
snippet-marks-help = On the position at which it opens: e2:e4 d5=red
snippet-keep = Keeps the reader’s game under the name
snippet-keep-help = Over a reload, in the reader’s browser; empty: it is not kept.
snippet-record = The game as a record
snippet-record-help = It stands in the board as text that people can read and write, instead of attributes.
snippet-label = What screen readers call it
snippet-label-help = Empty: the name of the game.
snippet-lang = Language
snippet-lang-help = A tag such as en or pt-BR; empty: that of your page. English where there are no other words yet.
snippet-lang-bad = This is not a language tag, and is left out.

## The board beside it

snippet-preview = Preview
snippet-preview-help = This is the board of your page. Try it: nothing here touches your own game.
snippet-preview-failed = The preview could not be loaded. The text above is good all the same.
snippet-column = Width of the column on your page
snippet-column-value =
    { $width ->
        [0] Full
       *[other] { $width } px
    }
snippet-page = Colours of your page
snippet-page-light = Light page
snippet-page-dark = Dark page

## The text

snippet-text-element = These two lines go where the board is to be
snippet-text-frame = This goes where the board is to be
snippet-fallback =
    { $mode ->
        [diagram] Open this position of { $name }.
        [replay] Open this game of { $name } and go through it.
        [task] Open this position of { $name } and solve it.
       *[play] Open { $name } and play.
    }
snippet-copy = Copy
snippet-copied = Copied.
snippet-copy-failed = The browser did not let it be copied. It is selected: copy it with the keyboard.
snippet-policy = If your page has a content security policy
snippet-policy-help = Then it must allow at least this:
snippet-policy-worker = Without worker-src the board works too; the computer then thinks in short slices between what your page does.
snippet-policy-style = The style in the text needs style-src 'unsafe-inline'. Without it the size and the border are the usual ones, unless your own style sheet sets them.
snippet-listener = If your page may have a script of its own
snippet-listener-help = With this, frames become as high as their boards need:
