# Names
zwergar-name = Zwergar
zwergar-place-mine-1 = Mine level 1
zwergar-place-mine-2 = Mine level 2
zwergar-place-mine-3 = Mine level 3
zwergar-place-mine-4 = Mine level 4
zwergar-place-lab = Alchemist’s laboratory
zwergar-place-boiler = Steam boiler
zwergar-place-lift = Lift
zwergar-place-forge = Forge
zwergar-place-smelter = Smelter
zwergar-place-office = Chief engineer’s office
zwergar-place-none = nowhere
zwergar-dwarf-miner = miner
zwergar-dwarf-smith = smith
zwergar-dwarf-engineer = engineer
zwergar-dwarf-foreman = foreman
zwergar-resource-s = stone
zwergar-resource-i = iron
zwergar-resource-g = gold
zwergar-resource-j = jewel
zwergar-set-west = Western Halls
zwergar-set-new-shaft = New Shaft
zwergar-set-gold = Gold Level
zwergar-set-old-shaft = Old Shaft
zwergar-set-east = Eastern Halls
zwergar-phase-choose = put a dwarf on a place
zwergar-phase-work = use the place or end the action
zwergar-phase-upgrade = upgrade a project for free or decline
zwergar-phase-over = the game is over
zwergar-source-projects = completed projects
zwergar-source-upgrades = upgrades
zwergar-source-new-shaft = New Shaft
zwergar-source-furnaces = furnaces installed
zwergar-source-lift = boards unloaded
zwergar-source-arrivals = clan lift
zwergar-source-events = events
zwergar-source-foundry = gold foundry
zwergar-source-chimney = chimney
zwergar-source-end-effects = end of the game

zwergar-project-1 = Master Tools
zwergar-project-2 = Bowling Tunnel
zwergar-project-3 = Bridge Club
zwergar-project-4 = Cricket Ground
zwergar-project-5 = Private Conveyor
zwergar-project-6 = The Northern Wall
zwergar-project-7 = Armoury
zwergar-project-8 = Rampart at the Abyss
zwergar-project-9 = Clan Lift
zwergar-project-10 = Gate to the New Shaft
zwergar-project-11 = Props for the New Shaft
zwergar-project-12 = Shored Tunnel
zwergar-project-13 = Rails
zwergar-project-14 = Ore Haulage
zwergar-project-15 = Shaft Lighting
zwergar-project-16 = Skilled Pathfinders
zwergar-project-17 = Diamond Drill
zwergar-project-18 = Runes That Hold the Ceiling
zwergar-project-19 = Secret Passage
zwergar-project-20 = Gold Foundry
zwergar-project-21 = Entrance to the Treasury
zwergar-project-22 = Colossal Statue
zwergar-project-23 = Goldsmith
zwergar-project-24 = Main Crucible
zwergar-project-25 = Jeweller
zwergar-project-26 = Longbeard’s Chamber
zwergar-project-27 = Treasure Guard
zwergar-project-28 = Bridge over the Lava Stream
zwergar-project-29 = Reinforced Scaffold
zwergar-project-30 = Crumbling Wall
zwergar-project-31 = Unsafe Tunnel
zwergar-project-32 = Cursed Treasure
zwergar-project-33 = Abandoned Lift
zwergar-project-34 = Kiln
zwergar-project-35 = Ammunition Store
zwergar-project-36 = Old Boiler
zwergar-project-37 = Southern Steam Pipes
zwergar-project-38 = Central Gas Pipe
zwergar-project-39 = Northern Steam Pipes
zwergar-project-40 = The Master’s Boiler
zwergar-project-41 = Coal Crusher
zwergar-project-42 = Main Valve
zwergar-project-43 = Hall of Runes
zwergar-project-44 = Helpful Linne
zwergar-project-45 = Chimney
zwergar-event-46 = Boiler Explosion
zwergar-event-47 = Gears Put to Work
zwergar-event-48 = Lift Failure
zwergar-event-49 = Underfloor Heating
zwergar-event-50 = Union Reports Double Output
zwergar-event-51 = Safety Briefing
zwergar-event-52 = A Change of Mind
zwergar-event-53 = Overheated Crank
zwergar-event-54 = Broken Drill
zwergar-event-55 = Cave-in
zwergar-event-56 = Shaft Maintenance
zwergar-event-57 = The Alchemist Goes Boom
zwergar-event-58 = New Vein of Jewels
zwergar-event-59 = Steam Pipe
zwergar-event-60 = Merry and Glad

# The same names inside sentences, chosen by the word of the notation
zwergar-the-place = { $place ->
     [mine-1] { zwergar-place-mine-1 }
     [mine-2] { zwergar-place-mine-2 }
     [mine-3] { zwergar-place-mine-3 }
     [mine-4] { zwergar-place-mine-4 }
     [lab] { zwergar-place-lab }
     [boiler] { zwergar-place-boiler }
     [lift] { zwergar-place-lift }
     [forge] { zwergar-place-forge }
     [smelter] { zwergar-place-smelter }
     [office] { zwergar-place-office }
    *[none] { zwergar-place-none }
}
zwergar-a-dwarf = { $dwarf ->
     [miner] a miner
     [smith] a smith
     [engineer] an engineer
    *[foreman] the foreman
}
zwergar-the-dwarf = { $dwarf ->
     [miner] { zwergar-dwarf-miner }
     [smith] { zwergar-dwarf-smith }
     [engineer] { zwergar-dwarf-engineer }
    *[foreman] { zwergar-dwarf-foreman }
}
zwergar-a-resource = { $resource ->
     [s] stone
     [S] stone
     [i] iron
     [I] iron
     [g] gold
     [G] gold
     [j] a jewel
    *[J] a jewel
}
zwergar-the-question = { $phase ->
     [choose] { zwergar-phase-choose }
     [work] { zwergar-phase-work }
     [upgrade] { zwergar-phase-upgrade }
    *[over] { zwergar-phase-over }
}
zwergar-on-level = { $level ->
     [0] the intermediate level
    *[other] level { $level }
}
zwergar-on-levels = levels { $first } and { $last }
zwergar-counted = { $end_counts ->
     [upgraded] upgraded projects
     [S] stone
     [I] iron
     [G] gold
     [J] jewels
     [jewel-projects] completed projects that cost a jewel
     [sheet-furnaces] furnaces on your sheet
    *[board-furnaces] furnaces you have installed
}

# What players did
zwergar-log-place = puts { zwergar-a-dwarf } on: { zwergar-the-place }
zwergar-log-visit = visits without mining, with { zwergar-a-dwarf }: { zwergar-the-place }
zwergar-log-break = { $place ->
     [none] takes a break and calls the foreman back
    *[other] takes a break and fetches the specialist from: { zwergar-the-place }
}
zwergar-log-lift = runs the lift, steps: { $steps }
zwergar-log-stones = puts a stone into every cart on level { $level }
zwergar-log-light = lights a furnace
zwergar-log-light-all = lights all furnaces
zwergar-log-heat = gains heat
zwergar-log-convert = converts { zwergar-a-resource }
zwergar-log-smelt = smelts { zwergar-a-resource }
zwergar-log-build = builds a furnace
zwergar-log-complete = completes project { $project }
zwergar-log-upgrade = upgrades project { $project }
zwergar-log-refund = gets back { zwergar-a-resource }
zwergar-log-install = installs a furnace
zwergar-log-steam = turns steam into { zwergar-a-resource }
zwergar-log-as = lets the dwarf work as { zwergar-a-dwarf }
zwergar-log-silverbeard = asks Silverbeard to help like { zwergar-a-dwarf }
zwergar-log-end = ends the action

# Why not
zwergar-other-question = “{ $verb }” is not what is asked now. Now: { zwergar-the-question }.
zwergar-wrong-place = “{ $verb }” is not done here ({ $here }), but here: { $where }.
zwergar-break-only = During the break there is no “{ $verb }”: end the action.
zwergar-must-break = You have no dwarf left: take the break.
zwergar-no-dwarf = You do not have { zwergar-a-dwarf } at hand.
zwergar-visit-rules = This game began under rules version 1, where mining can’t be declined.
zwergar-visit-nothing = Nothing would be mined on level { $level }, so place the dwarf instead of visiting.
zwergar-break-with-dwarfs = The break is only for those who have no dwarf left.
zwergar-break-somebody = There is still a specialist on a place: take one of them with you.
zwergar-break-foreman = A foreman stands here, no specialist: { zwergar-the-place }.
zwergar-break-nobody = Nobody stands here: { zwergar-the-place }.
zwergar-too-little-heat = This takes { $needed } heat; track and warm furnaces together are { $missing } short.
zwergar-too-many-furnaces = This takes only { $needed } heat, so { $furnaces } furnaces are too many.
zwergar-too-few-warm = You want to turn { $furnaces } furnaces cold, but only { $warm } on your sheet are warm.
zwergar-track-short = This takes { $needed } heat and your track has { $heat }: at least { $least } must come from furnaces, not { $furnaces }.
zwergar-too-few-resources = You lack { $missing }.
zwergar-none-of = You have no { $resource ->
     [S] stone
     [I] iron
     [G] gold
    *[J] jewel
} for that.
zwergar-lab-shut = The laboratory’s bonuses are not available this round.
zwergar-no-bonus = This bonus ({ $bonus }) belongs to { zwergar-a-dwarf }: { zwergar-the-place }.
zwergar-used = “{ $verb }” is used up in this action.
zwergar-no-cold-furnace = You have no cold furnace to light.
zwergar-no-more-conversions = You have made all { $number } conversions of this action.
zwergar-no-more-furnaces = You have built all your { $most } furnaces.
zwergar-no-pipe = For that you need project { $project }, upgraded.
zwergar-not-open = Project { $project } does not lie open.
zwergar-discount-say = Say which resource project 1 saves: complete { $project } -s (stone) or -i (iron).
zwergar-discount-unasked = There is no choice of a discount for project { $project }: leave out -s and -i.
zwergar-upgraded-already = Project { $project } is upgraded already.
zwergar-not-completed = You have not completed project { $project }.
zwergar-upgrade-only-completed = In the office you can only upgrade what you have just completed, not project { $project }.
zwergar-refund-nothing = You have not completed a project in this action yet.
zwergar-refund-kind = Only a resource of which you paid more than one comes back; of { zwergar-a-resource } you paid { $paid }.
zwergar-install-foreman = Only the foreman installs furnaces.
zwergar-install-taken = There is a furnace here already: { zwergar-the-place }.
zwergar-install-none = You have no furnace on your sheet.
zwergar-as-project = For that you need project 44, upgraded.
zwergar-as-where = In the mine no dwarf can pass for another kind under rules version 1.
zwergar-as-foreman = The foreman can’t pass for another kind.
zwergar-as-mine = In the mine, project 44 adds only a missing extra: your cart must have got the yield without it in this action, and an upgraded project must let { zwergar-a-dwarf } mine the extra.
zwergar-as-late = A bonus of this action has been used: too late to pass for another kind.
zwergar-as-same = Your dwarf is { zwergar-a-dwarf } already.
zwergar-silverbeard-not-yours = Silverbeard is not with you.
zwergar-silverbeard-mine = There are no bonuses in the mine for Silverbeard to lend.
zwergar-silverbeard-had = You have this bonus ({ zwergar-the-dwarf }) already.
zwergar-silverbeard-no-bonus = There is no bonus for { zwergar-a-dwarf } here: { zwergar-the-place }.

# Set-up and components
zwergar-sets-count = Choose as many sets as there are players ({ $players }), not: { $given }.
zwergar-sets-differ = The set-up has other sets ({ $given }) than the option asks for ({ $wanted }).
zwergar-setup-basic = Project { $card } at place { $place } of the stack is on the wrong side: basic projects lie on top of advanced ones.
zwergar-components-table = { $place } is not a table of names and values.
zwergar-components-section = There is no section “{ $section }” in the components; “steiger components zwergar” lists them all.
zwergar-components-name = There is no { $place } in the components. This section has: { $names }.
zwergar-components-number = { $place } is a whole number from { $least } to { $most }, not “{ $given }”.
zwergar-components-word = { $place } is one of { $allowed }, not “{ $given }”.
zwergar-components-cost = { $place } is written like “{ $example }” (“0” for nothing), not “{ $given }”.
zwergar-components-amount = { $place }: at most { $most } of a resource and { $heat } heat, each written once, not “{ $given }”.
zwergar-components-bonus = { $place }: both bonuses belong to the same kind of dwarf.
zwergar-components-furnaces = { $place }: more furnaces at the start than a clan has.
zwergar-components-actions = { $place }: no action would be left in a turn.

# What places, cards and words are
zwergar-about-mine = { zwergar-the-place }: if your cart on this level holds no resources, { $yield } go into it; with an extra also { $extra }. Your foreman climbs into the cart himself.
zwergar-about-lab = { zwergar-the-place }: one conversion: 1I → { $iron-gives }, 1G → { $gold-gives } or 1J → { $jewel-gives }. Bonuses: { $more-conversions } more conversions ({ $convert-bonus }); light a furnace and gain { $heat } heat ({ $light-bonus }).
zwergar-about-boiler = { zwergar-the-place }: light a furnace. Bonuses: light all ({ $light-all-bonus }); gain { $heat } heat ({ $heat-bonus }).
zwergar-about-lift = { zwergar-the-place }: all boards go up one level, the top one is unloaded; each further step costs { $step-heat } heat. Bonuses: { $step-vp } VP for every step made while any cart holds a resource ({ $points-bonus }); { $load } into every cart of one level ({ $stones-bonus }).
zwergar-about-forge = { zwergar-the-place }: build a cold furnace for { $first-furnace }. Bonuses: one more for { $second-furnace } ({ $build-bonus }); light a furnace ({ $light-bonus }).
zwergar-about-smelter = { zwergar-the-place }: as often as you like: { $stone-heat }h and 1S → { $stone-gives }, { $iron-heat }h and 1I → { $iron-gives }, { $gold-heat }h and 1G → { $gold-gives }. Bonuses: upgrade completed projects for { $upgrade-heat } heat more each ({ $upgrade-bonus }); gain { $heat } heat ({ $heat-bonus }).
zwergar-about-office = { zwergar-the-place }: complete one open project, and upgrade it at once if you like. Bonuses: get back one resource of which you paid more than one ({ $refund-bonus }); upgrading costs { $less-heat } heat less ({ $discount-bonus }).
zwergar-about-price = A furnace here costs { $price }.
zwergar-about-miner = Miners have bonuses in several places; whoever displaces one takes him.
zwergar-about-smith = Smiths have bonuses in several places; whoever displaces one takes him.
zwergar-about-engineer = Engineers have bonuses in several places; whoever displaces one takes him.
zwergar-about-foreman = The foreman has no bonus but installs furnaces. In the mine he rides in your cart; displaced, he goes home to you.
zwergar-about-west = { zwergar-set-west }: whoever completed most of these projects takes { $actions } more actions after the last round; so do all who tie.
zwergar-about-new-shaft = { zwergar-set-new-shaft }: each upgrade of one of these projects scores { $vp } VP for every one of them you then have upgraded.
zwergar-about-gold = { zwergar-set-gold }: at the end whoever completed most of these projects upgrades one completed project for free; so do all who tie.
zwergar-about-old-shaft = { zwergar-set-old-shaft }: whoever alone has completed most of these projects when a round begins has Silverbeard, who lends one bonus of the place you act on.
zwergar-about-east = { zwergar-set-east }: at the end of your turn you keep up to { $heat } heat for each of these projects you completed.
zwergar-about-turn = A turn: empty project spaces are refilled, then { $actions } actions, then your heat track falls to 0. With no dwarf left the action is a break.
zwergar-about-heat-track = Heat is paid from the heat track, by turning warm furnaces cold, or both. The track ends at { $most } and falls to 0 after your turn.
zwergar-about-furnaces = Each clan has { $each } furnaces. Your foreman installs them on places for { $install-vp } VP: in the mine for the extra, elsewhere for { $guest-heat } heat whenever another player comes. At the end of a round whoever has a warm furnace on the sheet lights a cold one.
zwergar-about-carts = Each board has a cart for every clan. A load from level n needs n + 1 steps of the lift; then it is yours.
zwergar-about-scoring = After the last round: West’s extra actions, Gold’s free upgrade, then what upgraded projects score at the end. Most points win; then most jewels, gold, iron, stone.
zwergar-about-project = { $number } { $name } ({ $set }): complete { $complete } → { $complete_vp } VP, upgrade { $upgrade }{ $upgrade_vp ->
    [0] .
   *[other] {" "}→ { $upgrade_vp } VP.
}
zwergar-about-event = { $number } { $name }:
zwergar-about-verb-place = place DWARF PLACE: begin an action; whoever stands there leaves first.
zwergar-about-verb-break = break PLACE: with no dwarf left, take back your foreman and the specialist of a place.
zwergar-about-verb-lift = lift N: run the lift N steps; +F pays F heat with furnaces.
zwergar-about-verb-stones = stones L: the engineer’s stones into every cart of level L, 0 is the intermediate one.
zwergar-about-verb-light = light: turn a cold furnace warm.
zwergar-about-verb-light-all = light-all: turn all your cold furnaces warm.
zwergar-about-verb-heat = heat: the smith’s heat at boiler or smelter.
zwergar-about-verb-convert = convert i, g or j: in the laboratory, one piece into lesser ones.
zwergar-about-verb-smelt = smelt s, i or g: in the smelter, one piece and heat into a better one.
zwergar-about-verb-build = build: a new cold furnace in the forge.
zwergar-about-verb-complete = complete N: complete the open project N; -s or -i says what project 1 saves.
zwergar-about-verb-upgrade = upgrade N: upgrade project N; xK pays K heat more for project 45.
zwergar-about-verb-refund = refund s, i, g or j: the engineer’s bonus in the office.
zwergar-about-verb-install = install: the foreman puts a furnace on the place where he acts.
zwergar-about-verb-steam = steam s or i: heat into stone or iron with project 37 or 39.
zwergar-about-verb-as = as DWARF: with project 44 your specialist passes for another kind in this action.
zwergar-about-verb-silverbeard = silverbeard DWARF: give up Silverbeard and use that kind’s bonus of this place too.
zwergar-about-verb-end = end: end this action; after the last one your turn is over. West’s extra actions can also be given up with it.
zwergar-about-verb-visit = visit DWARF MINE: like place, but nothing is mined.

# What cards do
zwergar-effect-none = No effect.
zwergar-effect-new-shaft = Upgrading scores { $vp } VP for every upgraded New Shaft project you then have.
zwergar-effect-cheaper = Completing a project costs you { $cheaper } stone or { $cheaper } iron less.
zwergar-effect-cheaper-gold = Completing a project costs you { $cheaper_gold } gold less.
zwergar-effect-smith-also = Your smith also counts as { $smith_also }.
zwergar-effect-engineer-also = Your engineer also counts as { $engineer_also }.
zwergar-effect-miner-also = Your miner also counts as { $miner_also }.
zwergar-effect-mines-extra = Your { $mines_extra } mines the extra.
zwergar-effect-gain = At once: { $gain }.
zwergar-effect-gain-heat = At once: { $gain_heat } heat.
zwergar-effect-light-all = At once: light all your furnaces.
zwergar-effect-warm-furnaces = At once: new warm furnaces: { $warm_furnaces }.
zwergar-effect-more-actions = At once: more actions: { $more_actions }.
zwergar-effect-others-gain = At once all others get { $others_gain }.
zwergar-effect-others-heat = At once all others gain { $others_heat } heat.
zwergar-effect-turn-gain = At the start of each of your turns: { $turn_gain }.
zwergar-effect-turn-heat = At the start of each of your turns: { $turn_heat } heat.
zwergar-effect-set-relief = Upgrading costs { $set_relief } heat less for each other project of the set you completed.
zwergar-effect-heat-vp = When upgrading, any heat more: { $heat_vp } VP each.
zwergar-effect-end-counts = At the end: { $end_vp } VP for every { $end_per } of: { zwergar-counted }.
zwergar-effect-free-place-vp = A specialist put on an empty place or one with an opponent’s foreman: { $free_place_vp } VP.
zwergar-effect-gold-cost-vp = Completing or upgrading another project that costs gold: { $gold_cost_vp } VP.
zwergar-effect-steam-stone = In your turn, as often as you like: { $steam_stone } heat → 1 stone.
zwergar-effect-steam-iron = In your turn, as often as you like: { $steam_iron } heat → 1 iron.
zwergar-effect-guest-heat = An opponent’s dwarf on a place with your furnace, in the mine too: { $guest_heat } heat more.
zwergar-effect-disguise = In an action pay { $disguise } heat: your specialist counts as another kind.
zwergar-effect-steps = The lift makes steps: { $steps }.
zwergar-effect-heat = Everyone gains { $heat } heat.
zwergar-effect-load = { $load } into every cart on { $levels }, full carts too.
zwergar-effect-discards = Open projects discarded and replaced: { $discards }.
zwergar-effect-dear-lift = This round the lift’s first step costs { $dear_lift } heat.
zwergar-effect-install-more = This round installing a furnace outside the mine scores { $install_more } VP more.
zwergar-effect-fewer-actions = This round everyone has fewer actions: −{ $fewer_actions }.
zwergar-effect-mine-vp = This round a dwarf put into the mine scores { $mine_vp } VP.
zwergar-effect-lab-shut = This round the laboratory’s bonuses are not available.
zwergar-effect-foreman-extra = This round your foreman mines the extra.
zwergar-effect-workshop-heat = This round a dwarf put on forge or laboratory gains { $workshop_heat } heat.
zwergar-effect-empty-place-vp = This round a specialist put on an empty place scores { $empty_place_vp } VP.

# The terminal board
zwergar-screen-turn = Round { $round } of { $rounds } · start { $start } · { $name }: { zwergar-the-question }
zwergar-screen-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
zwergar-screen-over = The game is over
zwergar-screen-event = Event
zwergar-screen-no-event = no event yet
zwergar-screen-mine = Mine
zwergar-screen-top = top
zwergar-screen-yield = yield
zwergar-screen-projects = Open projects
zwergar-screen-stacks = stack { $projects } ({ $basic } basic) · events { $events }
zwergar-screen-score = { $score } VP
zwergar-screen-heat = heat { $heat } · furnaces { $warm } warm { $cold } cold
zwergar-screen-done = done
zwergar-screen-upgraded = upgraded
zwergar-screen-silverbeard = Silverbeard
