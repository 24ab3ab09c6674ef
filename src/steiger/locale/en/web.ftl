# The browser client.

web-title = Steiger
web-tagline = Two mining games, at home in your browser
web-your-turn = Your turn
web-players = Players
web-own = { $name }’s area
web-views = Views
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-to-move = to move
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-log = Log
web-generic-ask = What do you do?
web-generic-pitch = Played as text: this game has no pictures.
web-over = The game is over.
web-must-confirm = Confirm your turn, or take something back.
web-waiting = { $name } is thinking …
web-actions = All actions
web-choose = Which one?
web-all-actions = { $count } actions
web-close = Close
web-undo = Undo
web-restart = Restart turn
web-confirm = Confirm
web-stack = Stack of { $size }
web-leads = ahead
web-shift = Shift { $shift }

# Boards

web-none = none
web-element = Element
web-first-second = First/second

# Pages

web-pages = Pages
web-page-lobby = Tables
web-page-help = Rules
web-page-settings = Settings
web-text-mode = Text mode
web-sound = Sound
web-language = Language
web-language-en = English
web-language-de = German
web-language-nl = Dutch
web-guest = Guest
web-guest-nr = Guest { $number }
web-step-game = Which game?
web-step-opponents = Opponents
web-bot = Strength of the bots
web-bot-name = { $bot ->
    [random] Random (for trying out)
    [easy] Apprentice (very easy)
    [medium] Hewer (easy)
    [greedy] Greedy (easy)
    [foreman] Foreman (medium)
    [planner] Planner (strong)
    [search] Search (strong)
    [ismcts] Tree search (strong)
    [expert] Expert (very strong)
    [master] Master (strongest)
    [rusher] Rusher (always in a hurry)
    [hoarder] Hoarder (collects everything)
    [blocker] Blocker (stands in your way)
    [bank-first] Banker (money first)
    [majority-hunter] Majority hunter
    [set-rusher] Set rusher (one kind above all)
   *[other] { $bot }
  }
web-name = Your name
web-edition = Numbers
web-edition-balanced = Balanced start resources
web-edition-plain = As in the rules
web-box-edition = edition { $name }
web-box-own = own components
web-numbers-choose = Numbers of my own box …
web-numbers-why = The numbers that differ in your box, as a TOML or JSON file.
web-numbers-save = Save all numbers as a file to correct
web-numbers-count = { $count ->
    [0] nothing in it differs from the rules
    [one] { $count } number corrected
   *[other] { $count } numbers corrected
  }
web-numbers-remove = Play without { $file }
web-numbers-not-json = line { $line }, column { $column }: this is not JSON, which is written like { "{" } "section": { "{" } "name": 3 { "}" } { "}" }.
web-options = Options
web-go-bots = Play against bots
web-go-friends = Table for friends
web-go-tutorial = Learn it
web-my-tables = Your tables
web-tables-open = Open tables
web-tables-running = Games to watch
web-tables-finished = Finished games
web-no-tables = None at the moment.
web-open-one = Open one yourself.
web-status-open = waiting
web-status-running = running
web-status-finished = finished
web-status-cancelled = cancelled
web-status-review = record
web-seat-open = free seat
web-seat-hotseat = somebody at this screen
web-seat = Seat { $number }
web-sit = Sit here
web-start = Start
web-leave = Leave
web-invite = Copy invitation
web-copied = Copied
web-waiting-host = Invite friends by the link, or put bots on the free seats.
web-waiting-guest = Choose a seat. The host starts the game.
web-no-such-table = There is no such table.
web-lost = The connection is lost. Trying again …
web-lost-act = Nothing can be done until the connection is back.
web-scores = Scores
web-source = Source
web-total = Total
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
web-rematch = Play again
web-replay = Replay
web-new-game = New game
web-table-menu = Table
web-kind-human = player
web-kind-bot = bot
web-kind-hotseat = at the host’s screen
web-kind-open = free
web-away-count = { $count ->
    [one] { $count } action since you were away
   *[other] { $count } actions since you were away
  }
web-away = away
web-hand-over = Let a bot play for me
web-take-back = Play on myself
web-commitment = The deal was fixed before the start. Its seal:
web-watch-link = Copy link to watch
web-download = Save record
web-resign = Resign
web-chat = Say something
web-spectator = watching
web-deal-seed = seed { $seed }
web-deal-known = known deal
web-deal-chosen = Chosen deal ({ $deal }): this game does not count in statistics.
web-hint = Advice
web-plan-nr = Plan { $number }
web-play-plan = Play this
web-theme = Looks
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-pace = Motion
web-pace-off = none
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-confirming = At the end of my turn
web-confirming-none = play on at once
web-confirming-confirm = ask me to confirm
web-confirming-timer = wait some seconds for undo
web-webhook = Address for turn notices
web-passphrase = Passphrase
web-passphrase-why = With a passphrase you can come back under your name from another device.
web-passphrase-set = Set passphrase
web-login = Come back with it
web-saved = Saved.
web-open-record = Open a record
web-drop-record = … or drop the file anywhere on this page.
web-not-a-record = “{ $file }” is not a game record. A record is a .json file, as “{ web-download }” writes it.
web-drop-here = Let go to open the record
web-replay-back = One step back
web-replay-next = One step on
web-replay-stage-back = Back to the previous stage
web-replay-stage-next = On to the next stage
web-replay-play = Play
web-replay-pause = Pause
web-ply = Step { $ply } of { $last }
web-eyes = Seen by
web-eyes-nobody = a spectator
web-share = Copy link to this step
web-back-to-table = Back to the table
web-fork = Play on from here
web-skip = To the actions
web-pay-otherwise = Pay heat otherwise
