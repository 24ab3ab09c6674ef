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
web-not-a-record = This file is not a record.
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

# Rules

web-rules-search = Search the rules
web-rules-nothing = Nothing found.
web-rules-tutorial = Learn it by playing
web-rules-glueckauf-goal = The goal
web-rules-glueckauf-goal-text = You run a mine in Essen around 1900. In three shifts you buy tunnels with carts full of coal, bring the coal up in your cage, fill orders and deliver them. Whoever has most victory points at the end wins.
web-rules-glueckauf-turn = A turn
web-rules-glueckauf-turn-text = On your turn you choose one field and do what it offers. An empty field takes one worker. If workers stand there already, yours or others’, they go to the canteen and you place one more than they were. Workers in the canteen come back when the shift is over. The bank always takes exactly one worker. Who has no workers left is skipped; the shift ends when nobody has any.
web-rules-glueckauf-factory = Minecart factory
web-rules-glueckauf-factory-text = Pay the price of the tile, take one cube for every cart on it, and build it into your mine: each colour has its level, light tiles go left of the shaft, dark ones right. The field with the stack lets you look at five tiles and buy one of them. Keep both sides in balance: every tile that one side has more costs 2 points at the end.
web-rules-glueckauf-mining = Mining
web-rules-glueckauf-mining-text = A mining field gives you so many work steps. One step each: move the cage to any level; load a cube of the cage’s level (the cage holds five); at the surface, put a cube from the cage on a slot of its colour, or into your store if no order wants it; put a cube from the store on a slot. Two cubes of any colours may stand for one on a slot; this takes two steps. Steps you do not use are lost, but the cage keeps its cubes.
web-rules-glueckauf-delivery = Delivery
web-rules-glueckauf-delivery-text = There are four vehicles: handcart, wagon, truck and train. A delivery field delivers all your complete orders of its vehicle at once. You score their points, and from now on they count in the majorities.
web-rules-glueckauf-money = Money and orders
web-rules-glueckauf-money-text = Money fields pay 3 to 6 Mark, the bank 1. An order field gives you the order that lies there, the stack lets you look at five and take one. There is no limit, but each order still open at the end costs 1 point.
web-rules-glueckauf-clock = The shift clock
web-rules-glueckauf-clock-text = After the first shift the first four elements are scored: who delivered most slots of each colour. After the second, these and the four vehicles. After the third, all of them and the empty carts of each colour. First place gets the larger number, second place the smaller one. Who ties for first gets the full points, and then there is no second. With two players there is no second place. Then whoever has most workers in the factory starts the next shift.
web-rules-glueckauf-end = The end
web-rules-glueckauf-end-text = After the third scoring: 1 point for every 5 Mark, 1 for every 3 cubes you still have anywhere, −1 for each open order, −2 for each tile of tilt. If points are equal, the money left over decides.
web-rules-zwergar-goal = The goal
web-rules-zwergar-goal-text = You lead a clan of dwarfs. In ten rounds you mine, tend your furnaces and complete great projects. Whoever has most victory points at the end wins.
web-rules-zwergar-turn = A turn
web-rules-zwergar-turn-text = You take three actions. For each you put one of your dwarfs on a place. Whoever stood there leaves: a specialist joins you, a foreman goes home to his clan. Then you use the place: its normal action, the bonus for the kind of dwarf you put there, and with your foreman the installation of a furnace. With no dwarf left you take a break: your foreman comes back and you take a specialist from any place.
web-rules-zwergar-heat = Heat
web-rules-zwergar-heat-text = Many things cost heat. You pay it from your heat track or by turning warm furnaces cold, one heat each. At the end of your turn the track falls to 0. At the end of a round, whoever has a warm furnace on the sheet lights one more.
web-rules-zwergar-mine = The mine and the lift
web-rules-zwergar-mine-text = On a mine level you fill your empty cart with what the level yields; deeper levels hold the better things. The carts stand on boards in the shaft. Each step of the lift raises all boards by one; the topmost is unloaded to its owners and goes down to level 4. A foreman digs from inside his cart and comes home with it.
web-rules-zwergar-places = The places
web-rules-zwergar-places-text = Laboratory: change one resource into two of the next lower kind. Boiler: light furnaces. Lift: one step, more for heat. Forge: build a furnace for iron. Smelter: heat and a resource become the next better one. Office: complete a project, and upgrade it at once if you like. Each place has bonuses for two kinds of specialists.
web-rules-zwergar-furnaces = Installing furnaces
web-rules-zwergar-furnaces-text = Your foreman may install a furnace from your sheet on the place where he acts, if none is there. You score points, and from then on gain heat whenever another clan comes there; in the mine you dig an extra.
web-rules-zwergar-projects = Projects
web-rules-zwergar-projects-text = Completing a project scores its points. Upgrading it scores more and switches on its effect. Projects come in sets, and each set has a rule of its own: the West grants three more actions at the end, the New Shaft scores more with every upgrade, Gold gives a free upgrade, the Old Shaft the help of Silverbeard, the East keeps heat.
web-rules-zwergar-end = The end
web-rules-zwergar-end-text = After the last round come the extra actions of the West, the free upgrade of Gold and the end effects of upgraded projects. If points are equal, jewels decide, then gold, iron, stone.
web-rules-controls = Using this page
web-rules-controls-text = What glows can be chosen: click it, or drag one thing onto another. Point at anything to read what it is, and why it cannot be chosen now. With the keyboard: Tab moves from thing to thing, Enter chooses, A opens the list of all actions, the arrow keys move in it, U takes back, Escape lets go. The text mode in the header shows the whole board as headings, lists and tables.

# Tutorial

web-tutorial-of = Tutorial: { $game }
web-tutorial-step = { $step } of { $steps }
web-tutorial-skip = Next
web-tutorial-end = Finish
web-tutorial-glueckauf-welcome = Welcome to the pit! You play against one bot. First everybody chooses three orders. Small orders are quick, large ones score more. Take one that glows.
web-tutorial-glueckauf-draft = Good. Take orders of the same vehicle: one delivery then takes them all.
web-tutorial-glueckauf-place = Now place a worker. The fields under “Mining” let you work in your mine. Choose the largest number you can.
web-tutorial-glueckauf-cage = Your cage stands at the surface. Click a level whose coal your orders need, or drag the cage there. It is one step.
web-tutorial-glueckauf-load = Click a cube to load it. Each cube is one step.
web-tutorial-glueckauf-surface = Bring the cage back to the surface, so that you can unload.
web-tutorial-glueckauf-fill = Put a cube on a slot of its colour: click the slot, or drag the cube there.
web-tutorial-glueckauf-money = When mining is over: you need money for tunnels. Choose a money field.
web-tutorial-glueckauf-factory = Buy a tile in the factory. It brings new coal. Keep light and dark sides even.
web-tutorial-glueckauf-deliver = As soon as an order is complete (it turns green), deliver it with its vehicle.
web-tutorial-glueckauf-done = That is all you need. Below the board you see who leads in each majority. Play on, or start a new game!
web-tutorial-zwergar-welcome = Welcome to the kingdom! You play against one bot. Put your foreman or a specialist on a mine level: your cart there is filled.
web-tutorial-zwergar-end = What the place offers is in the bar below. End the action when you are done.
web-tutorial-zwergar-lift = Now the lift: put a dwarf there and raise the boards. What comes up is yours.
web-tutorial-zwergar-steps = Choose how many steps. The first is free, each further one costs heat.
web-tutorial-zwergar-boiler = Your furnaces are cold. Put a dwarf on the boiler and light one.
web-tutorial-zwergar-light = Light a furnace: it pays one heat later.
web-tutorial-zwergar-complete = Collect what a project costs, then go to the office and complete it.
web-tutorial-zwergar-done = That is all you need. Point at a project to read its effect. Play on, or start a new game!
