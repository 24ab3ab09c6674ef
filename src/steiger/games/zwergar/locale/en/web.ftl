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
web-zwergar-price-now = { $price } now (printed: { $printed })
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
web-zwergar-ask-decline = Extra actions: { $actions } left. Put a dwarf on a place, or end to give up the rest.
web-zwergar-ask-work = Your { $dwarf } is at: { $place }.
web-zwergar-ask-rest = A break.
web-zwergar-ask-upgrade = Upgrade a project for free.
web-zwergar-ask-over = The game is over.
web-zwergar-do-place = { $dwarf } to { $place }
web-zwergar-do-visit = { $dwarf } to { $place }, without mining
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
