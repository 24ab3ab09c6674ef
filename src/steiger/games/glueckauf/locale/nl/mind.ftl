glueckauf-part-score = gescoorde punten
glueckauf-part-orders = open orders
glueckauf-part-majorities = meerderheden in leveringen
glueckauf-part-carts = meerderheden in lege lorries
glueckauf-part-coal = kolen in bezit
glueckauf-part-money = geld
glueckauf-part-workers = resterende arbeiders
glueckauf-part-tilt = evenwicht van de mijn
