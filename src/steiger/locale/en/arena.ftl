# Tournaments

arena-tournament-help = let bots compete
arena-tournament-about = Every pairing plays the same set-ups, each in every seat. With three or four players one bot sits among several of another.
arena-bots-help = the bots that compete; NAME@MS gives one its own time, NAME#N a number of samples per turn
arena-players-help = players at a table (default: 2)
arena-games-help = games of each pairing (default: 100)
arena-out-help = keep all games in this JSON file
arena-html-help = write the tables with pictures to this page
arena-resume-help = go on with the tournament in the --out file
arena-own-time-help = time thinking by the process’s own time, not by the clock on the wall: fair on a busy machine
arena-sprt-help = stop a pairing as soon as it is decided
arena-seed-help = the seed of all games (default: 1)
arena-games-rounded = Each pairing plays { $games } games instead of { $given }, so that every bot sits in every seat equally often.
arena-fault = { $bot } forfeited game { $index } (seat { $place }): { $fault }
arena-verdict-stronger = { $first } is stronger than { $second } (sequential test, 5 % error).
arena-verdict-weaker = { $first } is weaker than { $second } (sequential test, 5 % error).
arena-verdict-open = { $first } against { $second } is undecided. Play more games.
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

# Training

arena-train-help = let a net learn a game
arena-train-about = Learns by self-play until the time is over; the same --out goes on where it stopped. Beside the weights lie the net still learning and the log.
arena-hours-help = how long (default: 2)
arena-weights-help = the weights, a .npz file
arena-not-learnable = No net learns { $game } yet.
arena-hours-wrong = “{ $given }” is not a number of hours.
arena-log-unreadable = { $file } is not the log of a training run: { $error }
arena-weights-wrong = { $file }: the weights are a .npz file in a folder that exists.
arena-train-line = { $games } games, { $minutes } min, loss { $loss }
arena-train-gate = · against the champion { $champion }, against foreman { $foreman }

arena-ladder-help = play the published ladder again
arena-ladder-about = The tournaments of docs/ladder.md on their seeds, timed by the process’s own time, printed as Markdown.
arena-ladder-out-help = write the tables to this file; if it has a place for them, only there
arena-ladder-games-help = games of a whole pairing, as against foreman (default: 400); others take their part of it; 0 only writes what is kept
arena-ladder-keep-help = keep all games in this folder and go on with those that are there
arena-ladder-title = The ladder of bots
arena-ladder-against = { $game }, { $players } players: { $bot } against …
arena-ladder-among = { $game }, { $players } players: one { $bot } among …
arena-ladder-self = { $game }, { $players } players: { $bot } against itself
arena-ladder-rungs = { $game }, { $players } players: the other rungs, share of wins (row against column)
arena-ladder-games = games
arena-ladder-mean = points, mean of all seats
arena-ladder-winner = points of the winner
arena-column-share = Share
arena-column-interval = 95 %
arena-ladder-players-help = only tables of so many players
arena-ladder-bot-help = the bot to measure, instead of expert: a name, package.module:Class or exec:COMMAND
