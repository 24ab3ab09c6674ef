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

# Glück Auf

web-glueckauf = Glück Auf
web-glueckauf-tab-own = Mine
web-glueckauf-area-factory = Minecart factory
web-glueckauf-area-mine = Mining
web-glueckauf-area-money = Money
web-glueckauf-area-bank = Bank
web-glueckauf-area-order = New orders
web-glueckauf-area-deliver = Delivery
web-glueckauf-area-canteen = Canteen
web-glueckauf-field-factory = Factory { $which }
web-glueckauf-field-factory-draw = Factory: look at five tiles
web-glueckauf-field-mine = Mining, { $which } steps
web-glueckauf-field-deliver = Delivery by { $vehicle }
web-glueckauf-field-money = { $which } Mark
web-glueckauf-field-order = Order { $which }
web-glueckauf-field-order-draw = Orders: look at five cards
web-glueckauf-field-bank = Bank
web-glueckauf-vehicle-handcart = handcart
web-glueckauf-vehicle-wagon = wagon
web-glueckauf-vehicle-truck = truck
web-glueckauf-vehicle-train = train
web-glueckauf-colour-y = yellow
web-glueckauf-colour-b = brown
web-glueckauf-colour-g = grey
web-glueckauf-colour-k = black
web-glueckauf-side-l = light side
web-glueckauf-side-d = dark side
web-glueckauf-side-none = built in
web-glueckauf-order-name = Order { $order } ({ $vehicle }, { $points } VP: { $slots })
web-glueckauf-tile-name = { $carts ->
    [one] { $carts } { $colour } cart
   *[other] { $carts } { $colour } carts
  }, { $side }, { $price } Mark
web-glueckauf-element-slots = { $colour } slots delivered
web-glueckauf-element-vehicle = slots delivered by { $vehicle }
web-glueckauf-element-carts = empty { $colour } carts
web-glueckauf-cube-c = { $colour } from the cage
web-glueckauf-cube-s = { $colour } from the store
web-glueckauf-card-none = nothing
web-glueckauf-level-name = { $level ->
    [0] the surface
   *[other] level { $level }
  }
web-glueckauf-where-top = on top
web-glueckauf-where-bottom = underneath
web-glueckauf-pile-top = On top of the stack
web-glueckauf-pile-bottom = Under the stack
web-glueckauf-drawn-none = Take nothing
web-glueckauf-standing = { $count } of { $name }
web-glueckauf-takes = { $count ->
    [one] Takes { $count } worker
   *[other] Takes { $count } workers
  }
web-glueckauf-closed = { $field }, closed
web-glueckauf-crew = Your workers: { $count }. Drag one onto a field.
web-glueckauf-supply = Supply
web-glueckauf-supply-cube = { $colour }: { $count } in the supply
web-glueckauf-clock = Shift clock
web-glueckauf-tray-draft = Choose three orders to begin with
web-glueckauf-tray-take = Drawn from the stack
web-glueckauf-tray-return = To be put back
web-glueckauf-tray-next = Which one lies next?
web-glueckauf-tray-coal = Drawn from the stack
web-glueckauf-tray-place = Drawn from the stack
web-glueckauf-mine-of = { $name }’s mine
web-glueckauf-level = Cage to { $level ->
    [0] the surface
   *[other] level { $level }
  }
web-glueckauf-load = Load { $colour } on level { $level }
web-glueckauf-cage = Cage at { $level ->
    [0] the surface
   *[other] level { $level }
  }, { $cubes } of 5 places taken
web-glueckauf-cage-cube = { $colour } cube in the cage
web-glueckauf-store = Private store
web-glueckauf-store-short = STORE
web-glueckauf-store-cube = { $count } { $colour } in the store
web-glueckauf-slot = Free { $colour } slot of order { $order }
web-glueckauf-open-orders = { $count ->
    [0] No open orders
    [one] { $count } open order
   *[other] { $count } open orders
  }
web-glueckauf-delivered = { $count } delivered
web-glueckauf-delivered-short = Delivered
web-glueckauf-tilt = Tilt { $count }
web-glueckauf-tilt-long = Tunnel tiles that one side has more than the other
web-glueckauf-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
web-glueckauf-money = { $count } Mark
web-glueckauf-orders = { $count ->
    [one] { $count } open order
   *[other] { $count } open orders
  }
web-glueckauf-draft = Draft
web-glueckauf-ask-draft = Take an order.
web-glueckauf-ask-place = Choose a field for your workers.
web-glueckauf-ask-take = Take one of what you drew, or nothing.
web-glueckauf-ask-return = Put the rest back: on top or underneath?
web-glueckauf-ask-next = Which one lies next from the top?
web-glueckauf-ask-coal = The supply lacks this colour: choose another cube.
web-glueckauf-ask-mine = Mining: { $steps ->
    [one] { $steps } step left.
   *[other] { $steps } steps left.
  }
web-glueckauf-ask-over = The game is over.
web-glueckauf-do-draft = Take { $order }
web-glueckauf-do-place = Workers to: { $field }
web-glueckauf-do-take = Take { $card }
web-glueckauf-do-return = Put back { $where }
web-glueckauf-do-next = Next: { $card }
web-glueckauf-do-coal = Take a { $colour } cube instead
web-glueckauf-do-cage = Cage to { $level }
web-glueckauf-do-load = Load { $colour }
web-glueckauf-do-fill = { $cubes } on order { $bare-order } ({ $slot } slot)
web-glueckauf-do-store = Store { $colour }
web-glueckauf-do-stop = Stop mining
web-glueckauf-source-orders = Orders
web-glueckauf-source-money = Money
web-glueckauf-source-cubes = Cubes
web-glueckauf-source-open-orders = Open orders
web-glueckauf-source-tilt = Tilt
web-none = none
web-element = Element
web-first-second = First/second
web-glueckauf-count = { $count } { $colour }
web-glueckauf-tunnels = Tunnels
web-glueckauf-empty = empty
web-glueckauf-slot-state = { $colour }: { $cubes ->
    [0] free
   *[other] filled
  }
web-glueckauf-filled = { $filled } of { $all } slots filled

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
   *[other] { $bot }
  }
web-name = Your name
web-edition = Numbers
web-edition-balanced = Balanced start resources
web-edition-plain = As in the rules
web-box-edition = edition { $name }
web-box-own = own components
web-numbers-choose = Numbers of my own box …
web-numbers-why = What your box says differently, as a JSON file.
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
web-glueckauf-pitch = Essen, around 1900: dig coal, fill orders, deliver before the shift ends.
web-glueckauf-option-storage = Private store
web-glueckauf-option-storage-strict = only what no order wants
web-glueckauf-option-storage-free = any cube
web-glueckauf-option-delivered = Delivered orders
web-glueckauf-option-delivered-hidden = hidden until scored
web-glueckauf-option-delivered-open = always open
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
web-hint = Advice
web-no-hint = No bot here gives advice.
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

# Zwergar

web-zwergar = Zwergar
web-zwergar-tab-own = Clan
web-zwergar-pitch = A dwarven kingdom: mine deep, keep the fires burning, complete great works.
web-zwergar-option-short = Length
web-zwergar-option-short-false = ten rounds
web-zwergar-option-short-true = eight rounds
web-zwergar-option-sets = Sets of projects
web-zwergar-option-sets-west = Western Halls
web-zwergar-option-sets-new-shaft = New Shaft
web-zwergar-option-sets-gold = Gold Level
web-zwergar-option-sets-old-shaft = Old Shaft
web-zwergar-option-sets-east = Eastern Halls
web-zwergar-kingdom = Kingdom
web-zwergar-mine = Mine
web-zwergar-projects = Projects
web-zwergar-stack = Stack of { $size }, { $basic } of them basic
web-zwergar-event = Event
web-zwergar-no-event = No event yet
web-zwergar-round = Round { $round } of { $rounds }
web-zwergar-between = Intermediate level
web-zwergar-levels = Level
web-zwergar-level = Level { $level }
web-zwergar-yield = Yield of level { $level }, and the extra
web-zwergar-amount = { $count } { $what }
web-zwergar-heat-name = heat
web-zwergar-empty = nobody there
web-zwergar-foreman-of = { $name }’s foreman
web-zwergar-furnace-of = { $name }’s furnace
web-zwergar-install-price = Installing a furnace costs { $price }
web-zwergar-with-furnaces = { $count ->
    [one] , { $count } furnace turned cold
   *[other] , { $count } furnaces turned cold
  }
web-zwergar-less = , 1 { $resource } less
web-zwergar-more-heat = , { $count } more heat
web-zwergar-project = { $name } ({ $set }): { $state ->
    [open] complete for { $cost }, { $points } VP; upgrade for { $upgrade }, { $more } VP
    [completed] completed; upgrade for { $upgrade }, { $more } VP
   *[upgraded] upgraded
  }
web-zwergar-dwarfs = Dwarfs
web-zwergar-resources = Resources
web-zwergar-furnaces = Furnaces and heat
web-zwergar-furnace-counts = { $warm } warm furnaces, { $cold } cold
web-zwergar-heat = Heat { $heat }
web-zwergar-silverbeard = Silverbeard
web-zwergar-done = { $count ->
    [0] No projects yet
    [one] { $count } project
   *[other] { $count } projects
  }
web-zwergar-standings = Projects completed by set
web-zwergar-completed = Completed
web-zwergar-upgraded = Upgraded
web-zwergar-ask-choose = { $actions ->
    [one] Put a dwarf on a place: last action.
   *[other] Put a dwarf on a place: { $actions } actions left.
  }
web-zwergar-ask-work = Your { $dwarf } is at: { $place }.
web-zwergar-ask-rest = A break.
web-zwergar-ask-upgrade = Upgrade a project for free.
web-zwergar-ask-over = The game is over.
web-zwergar-do-place = { $dwarf } to { $place }
web-zwergar-do-break = Break; take a dwarf from { $place }
web-zwergar-do-lift = { $steps ->
    [1] Lift: 1 step{ $heat }
   *[other] Lift: { $steps } steps{ $heat }
  }
web-zwergar-do-stones = Stones into the carts: { $level }
web-zwergar-do-light = Light a furnace
web-zwergar-do-light-all = Light all furnaces
web-zwergar-do-heat = Gain heat
web-zwergar-do-convert = Convert { $resource }
web-zwergar-do-smelt = Smelt { $resource }{ $heat }
web-zwergar-do-build = Build a furnace
web-zwergar-do-complete = Complete { $project }{ $payment }
web-zwergar-do-upgrade = Upgrade { $project }{ $payment }
web-zwergar-do-refund = Get { $resource } back
web-zwergar-do-install = Install a furnace here
web-zwergar-do-steam = Steam for { $resource }{ $heat }
web-zwergar-do-as = Count as { $dwarf }{ $heat }
web-zwergar-do-silverbeard = Silverbeard: bonus of the { $dwarf }
web-zwergar-do-end = End this action
