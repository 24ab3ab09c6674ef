# Names
glueckauf-name = Glück Auf
glueckauf-field-factory-1 = Factory 1
glueckauf-field-factory-2 = Factory 2
glueckauf-field-factory-3 = Factory 3
glueckauf-field-factory-4 = Factory 4
glueckauf-field-factory-5 = Factory 5
glueckauf-field-factory-6 = Factory 6
glueckauf-field-factory-7 = Factory 7
glueckauf-field-factory-8 = Factory 8
glueckauf-field-factory-draw = Factory draw
glueckauf-field-mine-4 = Mining 4
glueckauf-field-mine-6 = Mining 6
glueckauf-field-mine-8 = Mining 8
glueckauf-field-mine-10 = Mining 10
glueckauf-field-deliver-handcart = Delivery (handcart)
glueckauf-field-deliver-wagon = Delivery (wagon)
glueckauf-field-deliver-truck = Delivery (truck)
glueckauf-field-deliver-train = Delivery (train)
glueckauf-field-money-3 = Money 3
glueckauf-field-money-4 = Money 4
glueckauf-field-money-5 = Money 5
glueckauf-field-money-6 = Money 6
glueckauf-field-order-1 = New order 1
glueckauf-field-order-2 = New order 2
glueckauf-field-order-3 = New order 3
glueckauf-field-order-4 = New order 4
glueckauf-field-order-draw = New order draw
glueckauf-field-bank = Bank
glueckauf-field-canteen = Canteen
glueckauf-colour-y = yellow
glueckauf-colour-b = brown
glueckauf-colour-g = grey
glueckauf-colour-k = black
glueckauf-vehicle-handcart = handcart
glueckauf-vehicle-wagon = wagon
glueckauf-vehicle-truck = truck
glueckauf-vehicle-train = train
glueckauf-side-l = light
glueckauf-side-d = dark
glueckauf-phase-draft = choose a first order
glueckauf-phase-place = choose a field
glueckauf-phase-take = take one of the cards or none
glueckauf-phase-return = say where the rest goes
glueckauf-phase-next = say which card lies next
glueckauf-phase-coal = choose a cube for the cart
glueckauf-phase-mine = take a work step or stop
glueckauf-phase-over = the game is over
glueckauf-element-slots-y = yellow slots
glueckauf-element-slots-b = brown slots
glueckauf-element-slots-g = grey slots
glueckauf-element-slots-k = black slots
glueckauf-element-handcart = handcart slots
glueckauf-element-wagon = wagon slots
glueckauf-element-truck = truck slots
glueckauf-element-train = train slots
glueckauf-element-carts-y = empty yellow carts
glueckauf-element-carts-b = empty brown carts
glueckauf-element-carts-g = empty grey carts
glueckauf-element-carts-k = empty black carts
glueckauf-source-slots-y = { glueckauf-element-slots-y }
glueckauf-source-slots-b = { glueckauf-element-slots-b }
glueckauf-source-slots-g = { glueckauf-element-slots-g }
glueckauf-source-slots-k = { glueckauf-element-slots-k }
glueckauf-source-handcart = { glueckauf-element-handcart }
glueckauf-source-wagon = { glueckauf-element-wagon }
glueckauf-source-truck = { glueckauf-element-truck }
glueckauf-source-train = { glueckauf-element-train }
glueckauf-source-carts-y = { glueckauf-element-carts-y }
glueckauf-source-carts-b = { glueckauf-element-carts-b }
glueckauf-source-carts-g = { glueckauf-element-carts-g }
glueckauf-source-carts-k = { glueckauf-element-carts-k }
glueckauf-source-orders = delivered orders
glueckauf-source-money = money left
glueckauf-source-cubes = cubes left
glueckauf-source-open-orders = open orders
glueckauf-source-tilt = tilted mine

# The same names inside sentences, chosen by the word of the notation
glueckauf-the-field = { $field ->
     [factory-1] { glueckauf-field-factory-1 }
     [factory-2] { glueckauf-field-factory-2 }
     [factory-3] { glueckauf-field-factory-3 }
     [factory-4] { glueckauf-field-factory-4 }
     [factory-5] { glueckauf-field-factory-5 }
     [factory-6] { glueckauf-field-factory-6 }
     [factory-7] { glueckauf-field-factory-7 }
     [factory-8] { glueckauf-field-factory-8 }
     [factory-draw] { glueckauf-field-factory-draw }
     [mine-4] { glueckauf-field-mine-4 }
     [mine-6] { glueckauf-field-mine-6 }
     [mine-8] { glueckauf-field-mine-8 }
     [mine-10] { glueckauf-field-mine-10 }
     [deliver-handcart] { glueckauf-field-deliver-handcart }
     [deliver-wagon] { glueckauf-field-deliver-wagon }
     [deliver-truck] { glueckauf-field-deliver-truck }
     [deliver-train] { glueckauf-field-deliver-train }
     [money-3] { glueckauf-field-money-3 }
     [money-4] { glueckauf-field-money-4 }
     [money-5] { glueckauf-field-money-5 }
     [money-6] { glueckauf-field-money-6 }
     [order-1] { glueckauf-field-order-1 }
     [order-2] { glueckauf-field-order-2 }
     [order-3] { glueckauf-field-order-3 }
     [order-4] { glueckauf-field-order-4 }
     [order-draw] { glueckauf-field-order-draw }
    *[bank] { glueckauf-field-bank }
}
glueckauf-the-vehicle = { $vehicle ->
     [handcart] { glueckauf-vehicle-handcart }
     [wagon] { glueckauf-vehicle-wagon }
     [truck] { glueckauf-vehicle-truck }
    *[train] { glueckauf-vehicle-train }
}
glueckauf-one-cube = { $colour ->
     [y] a yellow cube
     [b] a brown cube
     [g] a grey cube
    *[k] a black cube
}
glueckauf-cubes-of = { $colour ->
     [y] yellow cubes
     [b] brown cubes
     [g] grey cubes
    *[k] black cubes
}
glueckauf-cube-colour = { $cube ->
     [y] { glueckauf-colour-y }
     [b] { glueckauf-colour-b }
     [g] { glueckauf-colour-g }
    *[k] { glueckauf-colour-k }
}
glueckauf-slot-colour = { $slot ->
     [y] { glueckauf-colour-y }
     [b] { glueckauf-colour-b }
     [g] { glueckauf-colour-g }
    *[k] { glueckauf-colour-k }
}
glueckauf-tile-colour = { $colour ->
     [y] { glueckauf-colour-y }
     [b] { glueckauf-colour-b }
     [g] { glueckauf-colour-g }
    *[k] { glueckauf-colour-k }
}
glueckauf-tile-side = { $side ->
     [l] { glueckauf-side-l }
    *[d] { glueckauf-side-d }
}
glueckauf-the-question = { $phase ->
     [draft] { glueckauf-phase-draft }
     [place] { glueckauf-phase-place }
     [take] { glueckauf-phase-take }
     [return] { glueckauf-phase-return }
     [next] { glueckauf-phase-next }
     [coal] { glueckauf-phase-coal }
     [mine] { glueckauf-phase-mine }
    *[over] { glueckauf-phase-over }
}

# What players did
glueckauf-log-draft = drafts order { $order }
glueckauf-log-place = places workers on { glueckauf-the-field }
glueckauf-log-take = { $card ->
     [none] takes none of the cards
    *[other] takes { $card }
}
glueckauf-log-return = { $where ->
     [bottom] puts the rest under the stack
    *[other] puts the rest on top of the stack
}
glueckauf-log-next = puts back { $card } next
glueckauf-log-next-hidden = puts back a card
glueckauf-log-coal = puts { glueckauf-one-cube } into an empty cart
glueckauf-log-cage = moves the cage to level { $level }
glueckauf-log-load = loads { glueckauf-one-cube }
glueckauf-log-fill = fills the { glueckauf-slot-colour } slot of order { $order } with { $cubes }
glueckauf-log-store = stores { glueckauf-one-cube }
glueckauf-log-stop = stops mining

# Why not
glueckauf-other-question = “{ $verb }” is not what is asked now. Now: { glueckauf-the-question }.
glueckauf-colour-mismatch = The colours do not match: the slot is { glueckauf-slot-colour }, the cube { glueckauf-cube-colour }. Two cubes of any colours would do.
glueckauf-no-such-slot = There is no order { $order } with a { glueckauf-slot-colour } slot.
glueckauf-pair-order = In “{ $words }” the two cubes stand in the wrong order: the cage (c) comes before the store (s), and y before b, g and k.
glueckauf-not-in-pool = Order { $order } is not laid out. Take one that is.
glueckauf-field-closed = { glueckauf-the-field } is closed with { $players } players.
glueckauf-too-few-workers = { glueckauf-the-field } takes { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
} now; you lack { $missing }.
glueckauf-nothing-to-deliver = You have no complete order for the { glueckauf-the-vehicle } to deliver.
glueckauf-stack-empty = { glueckauf-the-field }: the stack is used up, there is nothing to look at.
glueckauf-field-empty = Nothing lies at { glueckauf-the-field } any more.
glueckauf-too-little-money = Tile { $tile } costs { $price } Mark; you are { $missing } short.
glueckauf-not-drawn = { $card } is not among the cards you are looking at.
glueckauf-only-top = You looked at the whole stack: on top and underneath are the same, write “return top”.
glueckauf-supply-empty = The supply has no { glueckauf-cubes-of } left. Choose another colour.
glueckauf-cage-there = The cage is at level { $level } already. Choose another level.
glueckauf-load-at-surface = The cage is at the surface: go down to a level before loading.
glueckauf-cage-full = The cage is full: it has { $places } places.
glueckauf-load-wrong-level = At level { $level } there are no { glueckauf-cubes-of }. At level { $right } you have some.
glueckauf-load-none = Your carts hold no { glueckauf-cubes-of }, at level { $level } or anywhere else.
glueckauf-not-your-order = Order { $order } is not one of your open orders.
glueckauf-slot-filled = Order { $order } has no free { glueckauf-slot-colour } slot left.
glueckauf-too-few-steps = Two cubes take { $needed } work steps; you have { $steps ->
    [one] only { $steps }
   *[other] { $steps }
} left.
glueckauf-fill-below = The cage is at level { $level }: bring it to the surface before using its cubes.
glueckauf-no-cube = { $where ->
    [store] In your store
   *[cage] In the cage
} you need { $needed } of the { glueckauf-cubes-of }, and there are fewer.
glueckauf-store-below = The cage is at level { $level }: bring it to the surface before storing.
glueckauf-store-wanted = You may not store { glueckauf-one-cube }: order { $order } wants it. Put it there.

# What fields, cards and words are
glueckauf-about-factory = { glueckauf-the-field }: buy the tile that lies there at its price, take one cube of its colour for every cart, and build it into your mine. The field is refilled from the stack.
glueckauf-about-factory-draw = { glueckauf-the-field }: look at the top five tiles, buy one of them or none, and put the rest back, all on top or all underneath, in any order.
glueckauf-about-mine = { glueckauf-the-field }: up to { $which } work steps. One step each: move the cage, load a cube, put a cube on a matching slot, store a cube. Two cubes of any colours for one slot take two steps.
glueckauf-about-deliver = { glueckauf-the-field }: deliver all your complete orders of this vehicle and score their points. Their cubes go back to the supply.
glueckauf-about-money = { glueckauf-the-field }: take { $which } Mark.
glueckauf-about-order = { glueckauf-the-field }: take the order that lies there. The field is refilled at once. An order still open at the end costs a point.
glueckauf-about-order-draw = { glueckauf-the-field }: look at the top five orders, take one of them or none, and put the rest back, all on top or all underneath, in any order.
glueckauf-about-bank = { glueckauf-the-field }: one worker, whoever stands there; take 1 Mark. Nobody is sent away, and it is always possible.
glueckauf-about-canteen = The canteen: workers displaced from a field stay here until the shift ends. You cannot choose it.
glueckauf-about-clock = The shift clock: after shift 1 its elements 1 to 4 score, after shift 2 elements 1 to 8, after shift 3 all twelve. Most of an element gets the first number, second most the other (not with 2 players). Tied for first, all get it and nobody is second; none of it never scores.
glueckauf-about-end = At the end: 1 point for every 5 Mark and for every 3 cubes, −1 for each open order, −2 for each tile that one side of your mine has more than the other. Most points win; then the most money left over.
glueckauf-about-verb-draft = draft N: before the first shift, take order N from those laid out.
glueckauf-about-verb-place = place FIELD: put one worker more than stand there on a field and do its action. Those who stood there go to the canteen.
glueckauf-about-verb-take = take CARD: take one of the cards you are looking at, a tile at its price; “take none” takes nothing.
glueckauf-about-verb-return = return top, return bottom: where all the other cards you looked at go.
glueckauf-about-verb-next = next CARD: which card lies next from the top of what you put back; the last one follows by itself.
glueckauf-about-verb-coal = coal C: the supply lacks the tile’s colour, so choose a cube of colour C for the cart.
glueckauf-about-verb-cage = cage L: one work step; move the cage to level L, 0 is the surface.
glueckauf-about-verb-load = load C: one work step; a cube of colour C from a cart of the cage’s level into the cage, which holds five.
glueckauf-about-verb-fill = fill N S X: one work step; cube X (c:g is a grey one from the cage, s:g from the store) onto a slot of colour S of order N. With two cubes X Y of any colours: two work steps.
glueckauf-about-verb-store = store C: one work step; a cube from the cage at the surface to your store. In the strict game only if none of your open orders wants the colour.
glueckauf-about-verb-stop = stop: end mining now; steps that are left lapse.
glueckauf-about-tile = Tile { $tile }: { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}, { glueckauf-tile-colour }, { glueckauf-tile-side } side, { $price } Mark.
glueckauf-about-order-card = Order { $order }: { glueckauf-the-vehicle }, { $points } points, slots { $slots }.

# The terminal board
glueckauf-screen-turn = Shift { $shift } of 3 · start { $start } · { $name }: { glueckauf-the-question }
glueckauf-screen-over = The game is over
glueckauf-screen-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
glueckauf-screen-supply = Supply
glueckauf-screen-legend = {" "}· A2→3: two of A’s there, takes three · capital: filled · +1?: face down
glueckauf-screen-pool = Orders to choose from
glueckauf-screen-drawn = You look at:
glueckauf-screen-known = You put back (@ place):
glueckauf-screen-looking = { $cards ->
    [one] { $cards } card is being looked at
   *[other] { $cards } cards are being looked at
}
glueckauf-screen-clock = Clock
glueckauf-screen-points = points
glueckauf-screen-slots = □
glueckauf-screen-carts = empty{" "}
glueckauf-screen-purse = { $workers } workers · { $money } Mark
glueckauf-screen-delivered = { $delivered } delivered · tilt { $tilt }
glueckauf-screen-cage = Cage { $level }
glueckauf-screen-store = Store
glueckauf-screen-score = { $score } VP
