# What bots say

bots-hint-help = what a bot would do, and why
bots-hint-about = The best turns in a recorded position for the player to move, from what that player may know, with the points ahead they promise.
bots-hint-bot-help = which bot (default: the strongest)
bots-hint-turns-help = how many turns (default: 3)
bots-no-adviser = No bot gives advice for { $game }. Name one with --bot.
bots-hint-over = The game is over: there is nothing to hint at.
bots-hint-none = The bot { $bot } cannot explain itself; try expert.
bots-hint-promise = { $win } ± { $error } to win, about { $score } : { $rival } at the end
bots-hint-promise-rough = { $win } to win, about { $score } : { $rival } at the end
bots-final-score = final score
bots-hint-why = { $part }: { $before } → { $after } ({ $change })
net-unreadable = { $file } holds no weights of a net: { $error }
net-misfit = { $file } holds a net of another shape: this one has { $inputs } inputs and { $outputs } outputs.
