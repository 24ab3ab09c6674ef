web-rules-glueckauf-goal = The goal
web-rules-glueckauf-goal-text =
    You run a mine in Essen around 1900. In three shifts you buy tunnels with carts full of coal, lift the coal in your cage, fill orders and deliver them. After each shift the players with the most deliveries score extra points.

    The player with the most victory points at the end wins. The game is for 2 to 4 players.
web-rules-glueckauf-setup = Set-up
web-rules-glueckauf-setup-text =
    - The supply holds 16 cubes of each of the four colours: yellow, brown, grey and black.
    - The 48 tunnel tiles are shuffled. One tile lies face up on each open factory field. There are 16 kinds of tile, three of each: a colour, one or two carts, a light or a dark side.
    - Each player has a mine with four built-in carts, one of each colour, each with a cube of its colour. The cage starts at the surface.
    - With 2, 3 or 4 players each player starts with 18, 15 or 13 workers and 10, 9 or 8 Mark.
    - The start player is drawn by lot.
    - The 44 orders are shuffled. With 2, 3 or 4 players, 7, 10 or 13 of them are laid out face up. Beginning with the player to the right of the start player and going counter-clockwise, each player takes one order, three times round; the start player always chooses last. The order that is left goes to order field 4. The other open order fields are filled from the stack.

    Some fields are closed. With 2 players: factory fields 4 and 8, the mining fields with 4 and 8 steps, the money fields 3 and 5, and order field 1. With 3 players: factory field 8, the mining field with 4 steps and the money field 3. With 4 players all fields are open.
web-rules-glueckauf-turn = A turn
web-rules-glueckauf-turn-text =
    The start player begins and play goes clockwise. On your turn, choose one field and carry out its action.

    - An empty field takes exactly one worker.
    - If workers are already there, your own or others’, they go to the canteen and you place exactly one more than were there.
    - The bank always takes exactly one worker and pays 1 Mark. Nobody is displaced there, so you can always go to the bank.

    You can’t choose a field if you have too few workers or can’t carry out its action: a tile you can’t pay for, a delivery without a complete order, an empty stack or a field without a card.

    Workers in the canteen come back when the shift ends. A player without workers is skipped. The shift ends when nobody has workers left.
web-rules-glueckauf-factory = Minecart factory
web-rules-glueckauf-factory-text =
    Pay the price of the tile: 1 Mark for each yellow cart, 2 for brown, 3 for grey and 4 for black. Take one cube of the tile’s colour from the supply for each cart and build the tile into your mine. Each colour has its own level. Light tiles go to the left of the shaft, dark ones to the right. At the end of your turn the field is refilled from the stack.

    The field with the stack lets you look at the top five tiles, or fewer if fewer are left. You may buy one of them at its price, or none. Put the rest back in any order, all on top of the stack or all underneath. Nobody else sees them.

    If the supply has too few cubes of the tile’s colour, choose a cube of another colour for each cart that lacks one. You must take a cube while the supply has any. If the supply is empty, the cart stays empty. The price does not change.

    Carts are never refilled. Keep both sides in balance: each tile that one side has more than the other costs 2 points at the end. The four built-in carts belong to neither side.
web-rules-glueckauf-mining = Mining
web-rules-glueckauf-mining-text =
    A mining field gives you 4, 6, 8 or 10 work steps. Each of these is one step:

    - Move the cage to any other level or to the surface.
    - Load one cube from a cart on the cage’s level. The cage holds five cubes.
    - With the cage at the surface: put a cube from the cage on a free slot of its colour on one of your orders.
    - With the cage at the surface: put a cube from the cage into your private store. This is only allowed if none of your orders has a free slot of its colour. (With the option “any cube” it is always allowed.)
    - Put a cube from the private store on a free slot of its colour, wherever the cage is.

    Two cubes of any colours may replace one cube on a slot. This takes two steps. Both cubes are placed together, from the cage (at the surface), from the store, or one from each. One of them may have the slot’s own colour.

    A cube on a slot stays there. You may stop at any time, even before the first step. Unused steps are lost. The cage keeps its cubes and its level.
web-rules-glueckauf-delivery = Delivery
web-rules-glueckauf-delivery-text =
    There are four vehicles: handcart, wagon, truck and train. A delivery field delivers all your complete orders of its vehicle at once. You need at least one.

    Score the points on the cards. Their cubes go back to the supply. Put the cards face down in front of you. From now on they count in every scoring.
web-rules-glueckauf-money = Money and orders
web-rules-glueckauf-money-text =
    Money fields pay 3, 4, 5 or 6 Mark. The bank pays 1. Money is unlimited and always open.

    An order field gives you the order that lies there. The field is refilled from the stack at once. The field with the stack works like the one in the factory, at no price: look at the top five orders, take one or none, and put the rest back on top or underneath.

    You may have any number of open orders. Each order that is still open at the end costs 1 point. When a stack is empty, nothing is refilled, and a field without a card can’t be chosen.
web-rules-glueckauf-clock = The shift clock
web-rules-glueckauf-clock-text =
    After each shift, the elements of the shift clock are scored. After the first shift: elements 1 to 4, after the second 1 to 8, after the third all twelve.

    - Elements 1 to 4: slots of each colour on your delivered orders. The printed colour counts, whatever cubes filled the slot. First place scores 2, 3, 4 or 5 points, second place 1, 1, 2 or 2.
    - Elements 5 to 8: all slots on your delivered orders of handcart, wagon, truck and train. First place scores 6, 7, 8 or 9 points, second place 3, 3, 4 or 4.
    - Elements 9 to 12: empty carts of each colour in your mine, the built-in carts included. First place scores 10, 11, 12 or 13 points, second place 5, 5, 6 or 6.

    If players tie for first place, each of them scores the points for first place, and nobody is second. If players tie for second place, each of them scores the points for second place. With 2 players only first place scores. A player with zero of an element never scores for it.
web-rules-glueckauf-shift = The next shift
web-rules-glueckauf-shift-text =
    After the first and second scoring, the player with the most workers on factory fields becomes the start player. The field with the tile stack counts. Workers in the canteen do not.

    If players tie, it is the tied player who sits closest clockwise after the old start player. The old start player does not keep the role in a tie. If nobody has workers in the factory, all players are tied.

    Then all workers go home to their owners.
web-rules-glueckauf-end = The end
web-rules-glueckauf-end-text =
    After the third scoring:

    - 1 point for every 5 Mark. Keep the remainder.
    - 1 point for every 3 cubes you still have, in carts, the cage, the store or on open orders.
    - −1 point for each open order.
    - −2 points for each tile that one side of your mine has more than the other. Tiles count, not carts, and the whole mine counts, not each level.

    The player with the most points wins. If players tie, the one with more Mark left over wins. If they are still tied, they share the win. A score may fall below zero.
web-rules-glueckauf-hidden = Open and hidden
web-rules-glueckauf-hidden-text =
    Hidden are the order of both stacks, the cards a player is looking at, and which orders others have delivered since the last scoring. You always see how many orders each player has delivered. With the option “always open” you see all of them. Everything else is open. A player who put cards back knows them.
web-rules-glueckauf-rulings = Rulings
web-rules-glueckauf-rulings-text =
    The rulebook leaves some cases open. This is how we play them.

    - The last order of the draft goes to order field 4. This keeps the draft in order and the fields full.
    - Look at fewer than five cards if the stack holds fewer. With an empty stack the field can’t be chosen.
    - If you looked at the whole stack, “on top” and “underneath” are the same, and only “on top” is offered.
    - If the supply lacks a colour, you must take another cube while there is any. The choice comes right after the purchase, before the rest goes back and the field is refilled.
    - Cubes of one colour on one level are interchangeable. A cube is taken from the tunnel built first, the built-in cart before all others.
    - The two cubes of a substitute are placed together, with no step between them. The pair may contain the slot’s own colour.
    - If nobody has workers in the factory, that is a tie of all players.
    - Scores may go below zero.
    - The rulebook turns delivered orders face down again after a scoring. Everyone has seen them, so they stay visible here. Only deliveries made since then are hidden.

web-tutorial-glueckauf-welcome = Welcome to the pit! You run a mine in Essen around 1900: you bring up coal, fill orders with it and deliver them. We play the main moments of a whole game, in about ten minutes. What glows is what to do next.
web-tutorial-glueckauf-draft = First everyone takes three orders. Each shows its vehicle, the coal it wants and its points. Take the wagon that wants one grey cube: you have one in your mine.
web-tutorial-glueckauf-draft-same = Take the brown wagon too. One delivery takes all your complete orders of the same vehicle.
web-tutorial-glueckauf-draft-last = And the wagon with two yellow slots. What nobody takes stays on the board.
web-tutorial-glueckauf-place = The first shift begins. You have 18 workers. Each turn you choose one field and do what it offers; an empty field takes one worker. Go mining, with 10 work steps.
web-tutorial-glueckauf-cage = This is your mine: a cart of each colour, and the cage at the surface. Lower the cage to the grey level: click the level, or drag the cage there. That is one step.
web-tutorial-glueckauf-load = Load the grey cube: click it. Each cube is one step; the cage holds five.
web-tutorial-glueckauf-cage-on = The cage goes to any level in one step. On to the level that glows.
web-tutorial-glueckauf-load-more = Load the cube here.
web-tutorial-glueckauf-surface = Coal leaves the cage only at the surface. Bring it up.
web-tutorial-glueckauf-fill = Put the grey cube on its order: click the slot that glows, or drag the cube there.
web-tutorial-glueckauf-fill-more = The next one too. Coal that lies on an order stays there.
web-tutorial-glueckauf-deliver = All ten steps used, and two wagons are complete. Deliver the wagons: all complete ones go at once.
web-tutorial-glueckauf-factory = 7 points! But your mine is nearly empty. The factory sells tunnels: pay the price, and every cart on the tile comes with a cube. Buy the yellow tile with two carts for 2 Mark.
web-tutorial-glueckauf-crowded = Your rival went mining on your field: your worker went to the canteen and comes back after the shift. You can do that too. One worker stands on the money field, so it takes two of yours. Take the 6 Mark.
web-tutorial-glueckauf-order = You need new orders. Take the wagon with two grey slots from its field.
web-tutorial-glueckauf-balance = It wants grey coal: buy the light tile with two grey carts. Light tiles go left of the shaft, dark ones right. Keep both sides even: each tile that one side has more costs 2 points at the end.
web-tutorial-glueckauf-look = Or look for something better: this field shows you the top five orders of the stack.
web-tutorial-glueckauf-take = Three black slots score most: 12 points. And it is a wagon again. Take it.
web-tutorial-glueckauf-return = The others go back, on top of the stack or underneath, in your order. Only you know them. Put them on top.
web-tutorial-glueckauf-again = Time to mine again. Your rival’s two workers stand there, so it takes three. It is worth it.
web-tutorial-glueckauf-again-steps = You know how: load yellow and grey coal, come up, and fill both wagons.
web-tutorial-glueckauf-deliver-again = Two more wagons are complete. Deliver them together: 10 points with one worker more than last time.
web-tutorial-glueckauf-scoring = We leapt to the end of the shift: nobody had workers left. Then the shift clock was scored. Now whoever has delivered most slots of a colour got points for it. After the second shift the vehicles count as well, after the third the empty carts too. All workers are back home.
web-tutorial-glueckauf-two = In the middle of the second shift: this slot wants brown coal, but the cage has only yellow. Two cubes of any colours may stand for one; that takes two steps. Click the slot.
web-tutorial-glueckauf-last = The third and last shift. Your handcart wants three grey cubes; one is in the cage. Go mining once more.
web-tutorial-glueckauf-last-steps = Load the grey cubes, come up and fill the handcart.
web-tutorial-glueckauf-stop = Steps you do not need are lost, and the cage keeps what it holds. End the mining.
web-tutorial-glueckauf-last-deliver = Deliver the handcart: 9 points, and three more grey slots for the last scoring.
web-tutorial-glueckauf-end = The game is over, and you have won! After the last scoring there was 1 point for every 5 Mark and for every 3 cubes left; each open order cost 1, each tile too many on one side 2. Look at the scores, or play a game of your own.
