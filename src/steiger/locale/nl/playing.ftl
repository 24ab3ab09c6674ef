# De speelkant van de browser: planner, startformulier, verslag.

play-planner = Planner
play-planner-choose = Wat is je doel?
play-asking = Rekent …
play-planner-hint = Klik op een van je bestellingen of kies een doel: de goedkoopste weg verschijnt in de mijn.
play-plan-none = niet haalbaar
play-plan-steps = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  }
play-plan-later = Dit kost { play-plan-steps }. De mijnvelden die genoeg geven, zijn gemarkeerd.
play-plan-all = Andere doelen

play-mode = Tempo
play-mode-live = live, iedereen achter het scherm
play-mode-turns = per beurt, over dagen
play-clock = Bedenktijd
play-clock-none = zonder klok
play-clock-live = { $minutes } min + { $seconds } s per beurt
play-clock-turns = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  } + { $hours } u per beurt
play-public = Wie mag meedoen
play-public-yes = iedereen
play-public-no = op uitnodiging
play-advice = Planner en advies
play-advice-yes = voor iedereen
play-advice-no = geen planner, geen advies

play-hand = Sleep naar het bord
play-rules = De regels hierover
play-scores-all = Alles tonen
