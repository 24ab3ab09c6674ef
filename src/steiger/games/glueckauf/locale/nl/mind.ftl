glueckauf-part-score = gescoorde punten
glueckauf-part-orders = openstaande bestellingen
glueckauf-part-majorities = meerderheden in afleveringen
glueckauf-part-carts = meerderheden in lege mijnkarren
glueckauf-part-coal = steenkool in bezit
glueckauf-part-money = geld
glueckauf-part-workers = resterende werkers
glueckauf-part-tilt = balans van de mijn
