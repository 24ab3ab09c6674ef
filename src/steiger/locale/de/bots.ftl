# Was Bots sagen

bots-hint-help = was ein Bot täte, und warum
bots-hint-about = Die besten Züge in einer aufgezeichneten Stellung für den, der am Zug ist, aus dem, was er wissen darf, mit dem Vorsprung, den sie versprechen.
bots-hint-bot-help = welcher Bot (sonst: der stärkste)
bots-hint-turns-help = wie viele Züge (sonst: 3)
bots-no-adviser = Für { $game } berät kein Bot. Nenne einen mit --bot.
bots-hint-over = Die Partie ist zu Ende: Es gibt nichts zu raten.
bots-hint-none = Der Bot { $bot } kann sich nicht erklären; versuche expert.
bots-hint-promise = { $win } ± { $error } Gewinnaussicht, am Ende etwa { $score } : { $rival }
bots-hint-promise-rough = { $win } Gewinnaussicht, am Ende etwa { $score } : { $rival }
bots-final-score = Endstand
bots-hint-why = { $part }: { $before } → { $after } ({ $change })
net-unreadable = { $file } enthält keine Gewichte eines Netzes: { $error }
net-misfit = { $file } enthält ein Netz anderer Form: hier sind es { $inputs } Eingänge und { $outputs } Ausgänge.
