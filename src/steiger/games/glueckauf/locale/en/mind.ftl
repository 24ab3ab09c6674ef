glueckauf-part-score = points made
glueckauf-part-orders = open orders
glueckauf-part-majorities = majorities in deliveries
glueckauf-part-carts = majorities in emptied carts
glueckauf-part-coal = coal at hand
glueckauf-part-money = money
glueckauf-part-workers = workers left
glueckauf-part-tilt = balance of the mine
