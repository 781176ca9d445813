# Cards that are chosen before the game, which only the page offers.

arrange-offer = Other cards to begin with?
arrange-title = { NAME($seat) } chooses cards
arrange-pass = Only { NAME($seat) } should see the screen now. { $others }, please look away: all cards are shown when everybody is ready.
arrange-open = I am { NAME($seat) }: show my cards
arrange-skip = Or do not choose at all:
arrange-help = Touch a piece, then two of its cards to switch them. Do that with as many pieces as you like.
arrange-ready = Ready
arrange-random = Random
arrange-usual = As in chess
arrange-secret = Choose in secret
arrange-random-all = Random for all
arrange-usual-all = As in chess for all
