# Die Spielseite des Browsers: Planer, Startformular, Verlauf.

play-planner = Planer
play-planner-choose = Was ist dein Ziel?
play-asking = Rechnet …
play-planner-hint = Klicke einen deiner Aufträge an oder wähle ein Ziel: Der günstigste Weg erscheint im Bergwerk.
play-plan-none = nicht zu schaffen
play-plan-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }
play-plan-later = Das kostet { play-plan-steps }. Die Förderfelder, die dafür reichen, sind markiert.
play-plan-all = Andere Ziele

play-mode = Tempo
play-mode-live = live, alle am Bildschirm
play-mode-turns = zugweise, über Tage
play-clock = Bedenkzeit
play-clock-none = ohne Uhr
play-clock-live = { $minutes } min + { $seconds } s je Zug
play-clock-turns = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } + { $hours } h je Zug
play-public = Wer darf mitspielen
play-public-yes = alle
play-public-no = mit Einladung
play-advice = Planer und Rat
play-advice-yes = für alle
play-advice-no = kein Planer, kein Rat

play-hand = Auf den Plan ziehen
play-rules = Die Regeln dazu
play-scores-all = Alles zeigen
