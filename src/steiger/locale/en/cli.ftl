# The `steiger` command

cli-about = Mining board games for people, bots and research.
cli-lang-help = the language to speak
cli-json-help = print JSON for programs
cli-version-compiled = engine: compiled ({ $python })
cli-version-interpreted = engine: interpreted ({ $python })
cli-version-nets = nets: { $nets }
cli-game-help = the game’s name
cli-option-help = an option of the game; can be given several times
cli-record-file-help = a game record

cli-engine-help = drive the engine by lines of JSON
cli-engine-about = Reads one JSON request a line on standard input and answers each with one line on standard output.

cli-replay-help = step through a record
cli-replay-about = In a terminal: n next, p previous, a number to go there, q to leave. Else prints the position.
cli-replay-to-help = only the first N actions
cli-replay-seat-help = what seat N (from 0) could see

cli-validate-help = check records
cli-validate-about = Plays records back and names the first fault of each bad one. Exit code 2 if any is bad.
cli-validate-files-help = a record, or a folder with records (*.json)
cli-validate-doing = Checking records

cli-play-help = play in the terminal
cli-play-about = People and bots in turn at one terminal; also with input from a file or a pipe.
cli-players-help = who plays: human or the name of a bot for each seat (default: human,medium)
cli-seed-help = a number that decides all chance
cli-load-help = go on with a saved game
cli-save-help = keep the record of the game here

cli-simulate-help = let bots play many games
cli-simulate-about = Plays many games on all cores and sums them up. The same seed gives the same games on any number of processes.
cli-bots-help = the name of a bot for each seat
cli-games-help = how many games (default: 1000)
cli-simulate-seed-help = the seed of all games (default: 0)
cli-ms-help = milliseconds a bot may think about one decision
cli-processes-help = how many processes (default: one for each core)
cli-out-help = keep the record of every game in this folder, 1,000 per file; the same command continues an interrupted run
cli-table-help = write one row per game to this .csv or .parquet file; the same command continues an interrupted run
cli-simulate-doing = Playing games
cli-simulate-interrupted = Interrupted after { $games } games, which are kept. Run the same command again to continue.

# Faults

cli-usage = { $message } (see { $program } --help)
cli-number-range = { $place }: “{ $given }” is not a whole number from { $least } to { $most }.
cli-cannot-read = { $file } cannot be read: { $detail }.
cli-cannot-write = { $file } cannot be written: { $detail }.
cli-stdout = The output
cli-no-records = There are no records (*.json) in { $where }.
cli-many-records = { $file } holds { $count } records. Name one by its line, such as { $file }:1.
cli-not-utf8 = This is not UTF-8 text.
cli-player-unknown = “{ $player }” cannot play. Known: { $known }.
cli-option-form = “{ $given }” is not an option; write name=value.
cli-load-alone = A loaded game has its set-up already: leave out --seed and --option.
cli-load-game = The record is of { $found }, not of { $wanted }.
cli-load-players = The record has { $found } players, not { $given }.
cli-table-kind = { $file }: a table’s name ends in one of { $known }.
cli-no-folder = There is no folder { $folder }.
cli-no-parquet = Parquet tables need pyarrow: pip install 'steiger[parquet]', or write a .csv.
results-other-simulation = { $where } belongs to another simulation. Choose another place, or repeat the command that began it.
results-folder-taken = { $where } is not empty. Choose a new folder.
results-table-taken = { $file } exists already. Choose another name or remove it.

# The engine protocol

cli-not-json = The line is not JSON: { $detail }
cli-not-an-object = A request is a JSON object, like {"{"}"cmd": "legal"{"}"}.
cli-request-deep = This is nested too deeply.
cli-request-long = The line is too long; { NUMBER($most, useGrouping: 0) } bytes are the most.
cli-unknown-command = There is no command “{ $command }”. Commands: { $known }.
cli-field-unknown = “{ $command }” has no field “{ $field }”. Its fields: { $known }.
cli-field-missing = “{ $command }” needs the field “{ $field }”.
cli-field-type = The field “{ $field }” of “{ $command }” is of the wrong type; it must be: { $types }.
cli-no-game = There is no game yet: begin with “new” or “load”.
cli-ms-range = “ms” is from 0 to { NUMBER($most, useGrouping: 0) }, not { $given }.
cli-our-fault = Something went wrong inside Steiger; the details are on standard error.

# Replaying and validating

cli-replay-place = Action { NUMBER($ply, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
cli-replay-prompt = n next, p previous, number, q leave >{" "}
cli-replay-keys = “{ $given }” is none of: n (next), p (previous), a number from 0 to { $last }, q (leave).
cli-validate-sum = { $count ->
    [one] { $count } record
   *[other] { $count } records
}, { $bad ->
    [0] all good
   *[other] { $bad } bad
}.

# Playing

cli-person = Player { $number }
cli-prompt = { $name } >{" "}
cli-log-line = { $name } { $deed }
cli-scores = The scores are now: { $scores }.
cli-hand-over = It is { $name }’s turn.
cli-press-enter = Press Enter when nobody else is looking >{" "}
cli-many = { $verb }: { $count } ways (numbers { $first } to { $last }); type “{ $verb }”, or more words, to see them.
cli-help = Type the number or the words of an action. Several actions can be parted by commas. The beginning of an action lists those that fit, and Tab completes. Also: help (or ?), ? TOPIC, rules, undo, restart (the whole turn), hint, log, board, save FILE, quit.
cli-footer = ? help · rules · hint · undo · quit
cli-small = Boards need { $columns } columns and { $lines } lines. This terminal has { $wide } and { $high }, so parts may be cut off. Make the window larger or its font smaller.
cli-interrupted = The game is saved in { $file }. Resume it with: steiger play { $game } --load { $file }
cli-turn-over = Your turn ended before “{ $rest }”.
cli-hint-from = { $bot } advises:
cli-no-section = There is no section “{ $given }”. Sections: { $known }.
cli-topics = Topics:
cli-no-topic = There is nothing to tell about “{ $topic }”; “?” lists the topics.
cli-no-such-number = There is no action { $given }; they are numbered 1 to { $most }.
cli-no-hint = There is no bot yet whose advice would be worth having.
cli-hint = { $bot } would play: { $action }
cli-save-where = Save where? Write: save FILE
cli-saved = The game is saved in { $file }.
cli-not-saved = The game is not saved (--save FILE keeps it).
cli-end-of-input = The input has ended.

cli-result-title = Result
cli-result-source = Points from
cli-result-total = Total
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

cli-column-seat = Seat
cli-column-player = Player
cli-column-mean = Mean score
cli-column-spread = Spread
cli-column-share = Wins
cli-column-interval = 95 %
cli-simulate-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $rate } games/s, { $decisions } decisions per game.

# What argparse says by itself

cli-did-you-mean = Did you mean “{ $word }”?
cli-completion-help = print a completion script for a shell
cli-completion-about = Prints a script for your shell. In bash: source <(steiger completion bash)
cli-completion-shell = the shell
cli-args-usage = usage:{" "}
cli-args-positional = arguments
cli-args-options = options
cli-args-help = show this help and leave
cli-args-version = show the version and leave
cli-args-required = Missing: { $given }
cli-args-unknown = Unknown here: { $given }
cli-args-place = { $argument_name }: { $message }
cli-args-choice = { $value } is not one of { $choices }
cli-args-one = A value is missing
cli-args-some = One or more values are missing
cli-args-needless = It takes no value, not { $given }
cli-args-ambiguous = { $option } may mean { $matches }
