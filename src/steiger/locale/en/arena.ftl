# Tournaments

arena-tournament-help = let bots compete
arena-tournament-about = Every pairing plays the same set-ups, each in every seat. With three or four players one bot sits among several of another.
arena-bots-help = the bots that compete
arena-players-help = players at a table (default: 2)
arena-games-help = games of each pairing (default: 100)
arena-out-help = keep all games in this JSON file
arena-html-help = write the tables with pictures to this page
arena-resume-help = go on with the tournament in the --out file
arena-sprt-help = stop a pairing as soon as it is decided
arena-resume-what = --resume needs --out, the file to go on with.
arena-two-bots = A tournament needs two different bots or more, each named once.
arena-not-a-ledger = { $file } is not the file of a tournament.
arena-other-contest = { $file } is of another tournament: game, bots, players, seed, options and ms must be the same.
arena-title = Tournament: { $game }, { $players } players
arena-facts = Seed { $seed }, { $ms } ms a decision.
arena-cross = Share of wins (row against column), 95 % interval
arena-ratings = Ratings
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-games = Games
arena-column-score = Points
arena-column-margin = Ahead
arena-column-ms = ms/decision
arena-column-slowest = slowest
arena-column-seats = Wins by seat
arena-picture = { $first } against { $second }, { $games } games
