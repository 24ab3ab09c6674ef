# Reviews of played games, and the calibration they rest on

review-calibrate-help = fit the curve that makes a net's win shares hold
review-calibrate-about = Let a shipped net play against itself, fit the curve that turns its estimates into win shares, and measure the curve on further games. Run this again after a net has changed.
review-calibrate-players-help = only the net for this many players (default: all nets of the game)
review-calibrate-games-help = games to fit the curve on (default: 2000)
review-calibrate-held-out-help = further games to measure it on (default: 1000)
review-calibrate-out-help = folder for the curves (default: beside the nets)
review-calibrate-plot-help = folder for drawings of the result
review-calibrate-doing = { $game }, { $players } players
review-calibrate-line = { $game }, { $players } players: calibration error { $before } before, { $after } after, on { $held } held-out games
review-no-net = { $game } ships no nets, so there is nothing to judge its games by.
review-curve-missing = { $file } holds no curve for the net: { $detail }. Run “steiger calibrate { $game } --players { $players }”.
review-curve-stale = { $file } belongs to another net. Run “steiger calibrate { $game } --players { $players }”.
review-plot-title = { $game }, { $players } players
review-plot-said = stated share of the win
review-plot-won = won
review-plot-before = the net alone
review-plot-after = calibrated
review-unfinished = The game is not over. Only finished games can be reviewed.
review-no-turn = No turn of seat { $seat } begins at ply { $ply }.
review-deals-range = { $given } is not a number of deals from 0 to { $most }.
review-why-source = { $points } more points from: { $source }
review-why-rival = { $points } fewer points for the strongest rival
