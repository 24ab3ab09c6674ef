"""Players that are programs. `get(name, rng)` makes one; `ask(bot, state, rng)` never shows it what it may not know."""

import steiger._threads  # noqa: F401  before numpy
from steiger.bots.bot import DEFAULT_MS, Bot, ask, explain
from steiger.bots.registry import ANY_GAME, adviser, get, names, offer, plays, rank

offer("random", "steiger.bots.random_bot:RandomBot", games=ANY_GAME)
offer("easy", "steiger.bots.minded:Easy")
offer("medium", "steiger.bots.minded:Medium")
offer("greedy", "steiger.bots.minded:Greedy")
offer("foreman", "steiger.bots.minded:Foreman", rank=1)
offer("planner", "steiger.bots.minded:Planner", rank=2)
offer("expert", "steiger.bots.minded:Expert", rank=3)
offer("ismcts", "steiger.bots.minded:Ismcts")
offer("rusher", "steiger.bots.minded:Rusher")
offer("hoarder", "steiger.bots.minded:Hoarder")
offer("blocker", "steiger.bots.minded:Blocker")
offer("bank-first", "steiger.bots.minded:BankFirst")
offer("majority-hunter", "steiger.bots.minded:MajorityHunter")
offer("set-rusher", "steiger.bots.minded:SetRusher")

__all__ = ["DEFAULT_MS", "Bot", "adviser", "ask", "explain", "get", "names", "offer", "plays", "rank"]
