# Errors of the environments for programs that learn.
env-action-number = Action { $given } is not a whole number from 0 to { $last }.
env-actions-shape = A batch of { $games } games takes that many whole numbers, one action per game (got { $given }).
env-batch-illegal = Game { $row } of the batch: { $why }
env-choice = Unknown { $name } “{ $given }”. Choose one of: { $known }.
env-games = A batch needs a whole number of games, at least 1 (got { $given }).
env-json = The parameter { $name } must be a JSON object ({ $detail }).
env-max-cycles = max_cycles must be a whole number, at least 1 (got { $given }).
env-no-observations = The game { $game } declares no observations, so it has no environment.
env-not-reset = No game has begun. Call reset() first.
env-observation-version = There is no observation version { $given }. This release writes version { $known }.
env-seat = There is no seat { $given }. Seats are 0 to { $last }.
