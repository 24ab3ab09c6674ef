glueckauf-part-score = gemachte Punkte
glueckauf-part-orders = ausstehende Aufträge
glueckauf-part-majorities = Mehrheiten bei Lieferungen
glueckauf-part-carts = Mehrheiten bei leeren Loren
glueckauf-part-coal = Kohle im Besitz
glueckauf-part-money = Geld
glueckauf-part-workers = übrige Arbeiter
glueckauf-part-tilt = Schieflage des Bergwerks
