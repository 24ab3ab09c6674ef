web-rules-zwergar-goal = The goal
web-rules-zwergar-goal-text =
    You lead a clan of dwarfs under the mountain. In ten rounds you mine, keep your furnaces burning and complete great projects. The short game has eight rounds.

    The player with the most victory points at the end wins. The game is for 2 to 4 players.
web-rules-zwergar-setup = Set-up
web-rules-zwergar-setup-text =
    - Each clan has a foreman and eight furnaces. Two cold furnaces lie on its sheet. Heat and points start at 0.
    - There are 18 specialists: six miners, six smiths and six engineers. They are shuffled and six leave the game. From the start player on, each player gets one. Then one goes to each of the laboratory, boiler, forge, smelter, lift and office. The rest go to the mine levels from the top.
    - Five boards carry the carts, one cart per clan on each. They lie on the intermediate level and on levels 1 to 4.
    - Play with as many sets of projects as players. Each set has nine projects, four basic and five advanced. The shuffled basic ones lie on top of the shuffled advanced ones. Five projects lie open.
    - The 15 events are shuffled. Nine are used, seven in the short game.
    - Each player starts with a few resources in hand and in one cart, depending on the seat.
    - The start player is drawn by lot and stays start player all game.
web-rules-zwergar-turn = A turn
web-rules-zwergar-turn-text =
    At the start of your turn, empty project spaces are refilled from the stack. Then you take three actions. At the end of your turn your heat track falls to 0.

    For an action, put one of your dwarfs on a place. Whoever stands there leaves first. A specialist joins you, and you can use it from your next action on. A foreman goes home to his clan. Then use the place in any order, as far as you want:

    - the normal action of the place,
    - the bonus for the kind of dwarf you put there,
    - with your foreman, the installation of a furnace. The foreman has no bonus anywhere.

    If you have no dwarf left, your action is a break: your foreman comes back from wherever he stands, even from a cart, and you take one specialist of your choice from any place.
web-rules-zwergar-round = The end of a round
web-rules-zwergar-round-text =
    After everyone has had a turn, the round ends. This does not happen after the last round.

    - The active event is discarded. The next event is turned up and carried out. An event that holds for a round stays active until the next one is turned up.
    - Then each player with at least one warm furnace on the sheet lights one cold furnace. Furnaces on the board don’t count.
    - With the Old Shaft in play, the player who alone has completed the most Old Shaft projects gets the Silverbeard tile for the next round.
web-rules-zwergar-heat = Heat
web-rules-zwergar-heat-text =
    You pay heat from your heat track and by turning warm furnaces of your sheet cold, one heat each, in any mix you like. Heat that you gain goes onto the track, up to its limit, and can be used at once. Heat that you gain during other players’ turns stays until the end of your own turn.
web-rules-zwergar-mine = The mine and the lift
web-rules-zwergar-mine-text =
    On a mine level, if your cart there is empty, you put the level’s yield into it. You may also leave it empty. If it is not empty, you get nothing.

    Each step of the lift raises every board by one level. The board on the intermediate level is unloaded first: its owners take their resources and their foreman. Then it goes down to level 4. So a load from level 1 needs two steps, a load from level 4 five.

    In the mine, your foreman goes into your cart, even a full one. The place stays empty. He comes home when the cart is unloaded. The specialist who stood on the level still joins you.

    You get the extra of a level, at most once, if your own furnace is on the level, if an upgraded project lets that specialist mine it, or by an event. A furnace does not count in the action that installs it.
web-rules-zwergar-places = The places
web-rules-zwergar-places-text =
    - Laboratory: convert one resource into two of the next lower kind: iron into stone, gold into iron, or jewels into gold. Smith: two more conversions. Miner: light one furnace and gain 1 heat.
    - Boiler: light one furnace. Miner: light all furnaces. Smith: gain 2 heat.
    - Lift: one step. Each further step costs 1 heat. Miner: points for each board unloaded by this action, as long as any cart in the mine holds a resource before the step. Engineer: a stone into every cart of one level of your choice, before or after the steps.
    - Forge: build a new cold furnace. Engineer: build one more, also if you don’t use the normal action. Miner: light one furnace.
    - Smelter: any number of times, heat and a resource become the next better one. Engineer: upgrade any number of your completed projects, each for 1 heat more. Smith: gain 1 heat.
    - Office: complete one open project, and upgrade it at once if you want. Engineer: get back one resource of a kind of which more than one was paid. Smith: upgrading costs 2 heat less.
web-rules-zwergar-furnaces = Installing furnaces
web-rules-zwergar-furnaces-text =
    Your foreman may install one furnace from your sheet on the place where he acts, if no furnace is there. Pay the price of the place and score points. A cold furnace is used first.

    An installed furnace gives no heat of its own. Outside the mine you gain 1 heat whenever another player puts a dwarf there. In the mine you mine the extra of that level.
web-rules-zwergar-projects = Projects
web-rules-zwergar-projects-text =
    Complete a project: pay its cost, take the card and score its points. Upgrade a completed project: pay its upgrade cost and score its points. Its effect holds from then on. Each project can be upgraded once.

    Discounts never make a cost negative. “Completed” always includes the upgraded projects. A project that asks for gold or jewels in a cost looks at the printed cost.
web-rules-zwergar-sets = The sets
web-rules-zwergar-sets-text =
    - Western Halls: after the last round, the players who completed the most projects of this set, at least one, may take three more actions, in turn order. They can give up the ones that are left. Spaces are refilled first, and the heat track falls afterwards.
    - New Shaft: each upgrade scores 2 points for every upgraded New Shaft project you then have: 2, 4, 6 and so on.
    - Gold Level: after that, the players who completed the most projects of this set, at least one, upgrade one completed project of any set for free, in turn order.
    - Old Shaft: discard Silverbeard during an action to use a bonus of that place that you don’t have.
    - Eastern Halls: at the end of your turn you keep up to 2 heat per completed project of this set on the track.
web-rules-zwergar-events = Events
web-rules-zwergar-events-text =
    An event either happens at once or holds for a round. Lift steps made by events unload boards as usual and score nothing for the miner’s bonus. Stones put into carts by events go into full carts too. Point at the active event to read what it does.
web-rules-zwergar-end = The end
web-rules-zwergar-end-text =
    After the last round come the extra actions of the Western Halls, then the free upgrades of the Gold Level, then the end effects of upgraded projects.

    The player with the most points wins. If players tie, the one with more jewels wins, then gold, then iron, then stone. If they are still tied, they share the win.
web-rules-zwergar-numbers = Where the numbers come from
web-rules-zwergar-numbers-text =
    The scan of the rulebook lost its icons, so some numbers had to be recovered. Every number of the components sheet carries its origin: the rulebook, public descriptions of the game, inferred from printed values, or chosen by us. Start resources, the yields and extras of the mine and the prices of installing are chosen by us.

    If you own the box, you can correct any number. Save all numbers as a file on the start page, change what your box says differently, and choose the file under “Numbers of my own box”.
web-rules-zwergar-rulings = Rulings
web-rules-zwergar-rulings-text =
    The rulebook leaves some cases open. This is how we play them.

    - The break brings your foreman back from a cart too. It is followed only by the end of the action, or by steam pipes.
    - A foreman put into the mine still sends the specialist on that level to you.
    - Installing uses a cold furnace if the sheet has one.
    - Lighting needs a cold furnace, except for the laboratory miner’s bonus, which also gives heat. You may gain heat with a full track.
    - Silverbeard works outside the mine with any dwarf, also with the foreman. It lends a bonus that you don’t have in this action. It can’t open the laboratory’s bonuses when an event has closed them.
    - Helpful Linne (project 44) works once per action, with a specialist, before any bonus was used. The dwarf then counts as the other kind instead of its own. In the mine it brings only a missing extra: the cart got the yield in this action, and an upgraded project lets the other kind mine the extra.
    - Projects 2 to 4 look at the dwarf’s own kind and do not chain.
    - Bonuses without a button of their own, the miner’s points at the lift and the smith’s discount in the office, work only while you have them, never backwards.
    - A project upgraded in the office can change the rest of that action.
    - The smith’s discount lowers the printed heat, not the extra heat of the Chimney (project 45).
    - Projects 6 and 25 count themselves.
    - Project 43 gives one more action this turn. Won by the free upgrade of Gold, it is carried out at once.
    - The Western Halls’ three actions are not reduced by an event and are not a turn for projects 33 and 38. Heat falls after them.
    - A player entitled to Gold’s upgrade who has nothing to upgrade is passed over. The upgrade may be declined. The Chimney’s extra heat may be paid.
    - An event that discards projects discards two of the open ones by chance. Empty spaces are passed over.
    - Heat for using the forge or laboratory under an event is gained as the dwarf is put there.
    - Points for putting a dwarf on a mine level under an event count for the foreman too.

web-tutorial-zwergar-welcome = Welcome to the kingdom! You lead a clan of dwarfs: you mine, keep your furnaces burning and complete great projects. We play the main moments of a whole game, in about ten minutes. What glows is what to do next.
web-tutorial-zwergar-boiler = On your turn you take three actions. For each you put a dwarf on a place. You have a foreman and a miner, and your two furnaces are cold: send the miner to the boiler.
web-tutorial-zwergar-light-all = Whoever stood there leaves: the engineer joins your clan. Anyone may light one furnace here, a miner lights them all. Each warm furnace can pay one heat. Light them.
web-tutorial-zwergar-end-action = Nothing more to do here. End this action.
web-tutorial-zwergar-mine = Now into the mine. Send the engineer to level 2: it yields stone and iron.
web-tutorial-zwergar-mined = Your cart on level 2 is full, and the smith who stood there is yours now. End this action.
web-tutorial-zwergar-lift = What lies in the carts must come up. Send the smith to the lift.
web-tutorial-zwergar-steps = Each step raises all carts by one level; the topmost is unloaded. The first step is free, each further one costs 1 heat. Take two and pay with a furnace: then your first cart arrives.
web-tutorial-zwergar-turn-over = Two stones are yours. End the action. It was your third, so your turn is over and your rival is next.
web-tutorial-zwergar-round = Round 2. Between rounds an event is turned up: this one gave everybody 2 heat. Then every clan with a warm furnace lit another one, so keep at least one burning. Heat on your track is lost when your turn ends.
web-tutorial-zwergar-lift-miner = Your smith stood on the lift, a miner joined you there. Send him back to it: a miner scores a point for every board that is unloaded.
web-tutorial-zwergar-one-step = Your full cart is just below the top. One step is enough.
web-tutorial-zwergar-office = Stone and iron: enough for a project. Send the smith to the office.
web-tutorial-zwergar-complete = Complete the project that glows: it costs 2 stones and 1 iron and scores 2 points.
web-tutorial-zwergar-upgrade = You may upgrade it at once. That would cost 2 heat, but a smith in the office saves you just that. Upgrades score, and most of them switch on an effect.
web-tutorial-zwergar-foreman = Your foreman has no bonus anywhere, but only he can install furnaces. Send him to the forge.
web-tutorial-zwergar-build = The forge builds you a new furnace for 1 iron.
web-tutorial-zwergar-install = Install one here for 2 stones: 2 points now, and 1 heat for you whenever another clan comes here.
web-tutorial-zwergar-deep = Round 3. Fill several carts, then lift them together. First level 2 again.
web-tutorial-zwergar-deeper = Deeper levels hold better things, and take longer to come up. Level 3: iron and gold.
web-tutorial-zwergar-lab = Some rounds later. (With no dwarf left, a break brings your foreman and one specialist back.) The laboratory changes a resource into two of the next lower kind. Send your miner there.
web-tutorial-zwergar-lab-light = Here a miner lights a furnace and gains 1 heat.
web-tutorial-zwergar-engineer = Many resources for a bigger project: an engineer in the office gets one of them back. Send him.
web-tutorial-zwergar-complete-more = Complete the project that glows.
web-tutorial-zwergar-refund = Take a stone back: of stone, more than one was paid.
web-tutorial-zwergar-smelter = Round 9. Because your Bowling Tunnel is upgraded, your smith also counts as an engineer. In the smelter an engineer may upgrade projects that were completed before. Send him there.
web-tutorial-zwergar-smelter-upgrade = Upgrade the tools: from now on a project costs you a stone or an iron less. One furnace turns cold for the heat.
web-tutorial-zwergar-smelter-heat = And as a smith he gains 1 heat here.
web-tutorial-zwergar-last = The last round. One more project: the smith goes to the office.
web-tutorial-zwergar-upgrade-more = Upgrade it at once.
web-tutorial-zwergar-west = The last round is over, but each set has a last word. You completed most projects of the Western Halls, so you take three more actions. Two of them prepare the third.
web-tutorial-zwergar-west-office = Your last action: the office once more.
web-tutorial-zwergar-end = The game is over, and your clan has won! Point at a project to read what it does. Look at the scores, or play a game of your own.
