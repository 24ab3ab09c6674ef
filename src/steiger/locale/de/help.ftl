# Regeln

web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [one] { $count } Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
  }
web-rules-contents = Abschnitte
web-rules-nothing = Nichts gefunden.
web-rules-tutorial = Spielend lernen
web-rules-controls = Diese Seite benutzen
web-rules-controls-text = Was leuchtet, kann gewählt werden: anklicken, oder eines auf das andere ziehen. Zeige auf etwas, um zu lesen, was es ist und warum es jetzt nicht geht. Mit der Tastatur: Tab geht von einem zum anderen, Enter wählt, A öffnet die Liste aller Aktionen, die Pfeiltasten bewegen darin, U nimmt zurück, Escape lässt los. Die Textansicht oben zeigt den ganzen Plan als Überschriften, Listen und Tabellen.

# Einführung

web-tutorial-of = Einführung: { $game }
web-tutorial-step = { $step } von { $steps }
web-tutorial-progress = Fortschritt
web-tutorial-next = Weiter
web-tutorial-back = Eine Lektion zurück
web-tutorial-again = Noch einmal
web-tutorial-end = Selbst eine Partie spielen
web-tutorial-you = Du
web-tutorial-rival = Gegner
web-tutorial-instead = Das jetzt nicht. Stattdessen: { $action }.
web-tutorial-read-on = Hier ist nichts zu wählen. Lies und drücke dann „Weiter“.
