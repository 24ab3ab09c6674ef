play-glueckauf-goal-points = Most points ready to deliver
play-glueckauf-goal-carts = Empty { $colour } carts
play-glueckauf-points = { $reached } VP, { play-plan-steps }
play-glueckauf-carts = { $reached } emptied, { play-plan-steps }
play-glueckauf-aim = Plan order { $order }
play-glueckauf-enough = enough steps for your plan
play-glueckauf-standings = Standings
play-glueckauf-cards = Cards

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
web-glueckauf-face-down = { $count } + { $more } face down
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
web-glueckauf-count = { $count } { $colour }
web-glueckauf-tunnels = Tunnels
web-glueckauf-empty = empty
web-glueckauf-slot-state = { $colour }: { $cubes ->
    [0] free
   *[other] filled
  }
web-glueckauf-filled = { $filled } of { $all } slots filled
web-glueckauf-pitch = Essen, around 1900: dig coal, fill orders, deliver before the shift ends.
web-glueckauf-option-storage = Private store
web-glueckauf-option-storage-strict = only what no order wants
web-glueckauf-option-storage-free = any cube
web-glueckauf-option-delivered = Delivered orders
web-glueckauf-option-delivered-hidden = hidden until scored
web-glueckauf-option-delivered-open = always open
