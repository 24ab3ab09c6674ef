# What can be wrong with what a client sends. Every sentence says what was wrong and what would be right.

game-unknown = There is no game “{ $game }”. Games: { $known }.
game-over = The game is over: nothing more can be played.
bot-cannot-play = The bot “{ $bot }” can’t play { $game }. Bots that can: { $known }.
bot-cannot-load = The bot “{ $bot }” cannot be loaded: { $detail }. Name it as package.module:Class.
bot-no-bot = “{ $bot }” is not a bot. It must be a class that extends steiger.bots.Bot.
bot-unknown = There is no bot “{ $bot }”. Bots: { $known }.
bot-no-samples = The bot “{ $bot }” does not search, so it takes no number of samples. Write just { $bot }.
bot-samples-range = “{ $given }” is no number of samples for { $bot }. Write a whole number from 1 to { $most }, like { $bot }#200.

players-range = This game is for { $least } to { $most } players, not { $given }.
options-object = Options are an object of names and values, like {"{"}"name": "value"{"}"}.
option-unknown = There is no option “{ $option }”. Options: { $known }.
option-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
option-list = Option “{ $option }” is a list of different values, not “{ $value }”.
seed-range = A seed is a whole number from −2^63 to 2^63 − 1, not “{ $given }”.

setup-keys = A set-up has exactly these parts: { $keys }.
setup-start = The start player is a seat from 0 to { $last }, not “{ $given }”.
setup-stack-size = The stack “{ $stack }” is a list of { $size } cards.
setup-stack-card = Card “{ $card }” at place { $place } of the stack “{ $stack }” is unknown or there once too often.

action-unknown-verb = “{ $words }” is not an action. Actions begin with: { $verbs }.
action-unknown = “{ $words }” is not an action. One with “{ $verb }” looks like this: { $verb } { $example }
action-not-words = An action is words such as “{ $example }” (got { $given }).
seat-range = There is no seat { $given }. Seats are 0 to { $last }, or null for a spectator.

record-not-json = The record is not JSON: { $detail }
record-not-utf8 = The record is not UTF-8 text.
record-object = A record is a JSON object.
record-format = The record’s format is “{ $format }”; “{ $known }” is needed.
record-no-setup = The record has neither a set-up nor a seed; it needs one of them.
record-players = The record’s “players” is not a list; it needs one entry a seat.
record-player = The entry of player { $seat } needs a name, like {"{"}"name": "Anna"{"}"}.
record-player-bot = The bot of player { $seat } is not named by a word.
record-rules = Rules version “{ $rules }” is not supported. Supported versions: { $known }.
record-actions = The record’s “actions” is not a list of at most { $most } actions.
record-action-words = Action { NUMBER($index, useGrouping: 0) } is not a text.
record-action = Action { NUMBER($index, useGrouping: 0) } “{ $words }” is not allowed: { $why }
record-result = A result has “scores”, one number for each of the { $players } players, and “winners”, a list of seats.
record-result-early = The record has a result although the game is not over.
record-result-differs = The result’s “{ $part }” is { $given }, but the game gives { $found }.

undo-nothing = There is nothing to take back: nothing has been played yet.
undo-other-player = You cannot take this back: somebody else has played since.
undo-revealed = You cannot take this back: hidden information has come to light.
