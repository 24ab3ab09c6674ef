# Wat bots zeggen

bots-hint-help = wat een bot zou doen, en waarom
bots-hint-about = De beste beurten in een vastgelegde stelling voor wie aan zet is, uit wat die speler mag weten, met de voorsprong die ze beloven.
bots-hint-bot-help = welke bot (anders: de sterkste)
bots-hint-turns-help = hoeveel beurten (anders: 3)
bots-no-adviser = Geen bot geeft advies voor { $game }. Noem er een met --bot.
bots-hint-over = De partij is afgelopen: er valt niets aan te raden.
bots-hint-none = De bot { $bot } kan zich niet verklaren; probeer expert.
bots-hint-promise = { $win } ± { $error } winstkans, aan het einde ongeveer { $score } : { $rival }
bots-hint-promise-rough = { $win } winstkans, aan het einde ongeveer { $score } : { $rival }
bots-final-score = eindscore
bots-hint-why = { $part }: { $before } → { $after } ({ $change })
net-unreadable = { $file } bevat geen gewichten van een net: { $error }
net-misfit = { $file } bevat een net met een andere vorm: hier zijn het { $inputs } ingangen en { $outputs } uitgangen.
