# The playing side of the browser client: planner, start form, log.

play-planner = Planner
play-planner-choose = What do you aim at?
play-asking = Calculating …
play-planner-hint = Click an order of yours, or choose a goal: the cheapest way appears in the mine.
play-plan-none = out of reach
play-plan-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
play-plan-later = This takes { play-plan-steps }. The mining fields with enough of them are marked.
play-plan-all = Other goals

play-mode = Pace
play-mode-live = live, everybody at the screen
play-mode-turns = by turns, over days
play-clock = Clock
play-clock-none = no clock
play-clock-live = { $minutes } min + { $seconds } s a turn
play-clock-turns = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } + { $hours } h a turn
play-public = Who may join
play-public-yes = anybody
play-public-no = by invitation
play-advice = Planner and advice
play-advice-yes = for everybody
play-advice-no = no planner, no advice

play-hand = Drag onto the board
play-rules = The rules on this
play-scores-all = Show everything
