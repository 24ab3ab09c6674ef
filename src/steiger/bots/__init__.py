"""Players that are programs. `get(name, rng)` makes one; `ask(bot, state, rng)` never shows it what it may not know."""

import steiger._threads  # noqa: F401  before numpy
from steiger.bots.bot import DEFAULT_MS, Bot, ask, explain
from steiger.bots.registry import adviser, get, names, offer, plays, rank

offer("random", "steiger.bots.random_bot:RandomBot")
offer("ismcts", "steiger.bots.minded:Ismcts")
offer("easy", "steiger.bots.minded:Easy", style="")
offer("medium", "steiger.bots.minded:Medium", style="")
offer("greedy", "steiger.bots.minded:Greedy", style="greedy")
offer("foreman", "steiger.bots.minded:Foreman", rank=1, style="")
offer("planner", "steiger.bots.minded:Planner", rank=2, style="")
offer("expert", "steiger.bots.minded:Expert", rank=3, style="", learned=True)
offer("rusher", "steiger.bots.minded:Rusher", style="rusher")
offer("hoarder", "steiger.bots.minded:Hoarder", style="hoarder")
offer("blocker", "steiger.bots.minded:Blocker", style="blocker")
offer("bank-first", "steiger.bots.minded:BankFirst", style="bank-first")
offer("majority-hunter", "steiger.bots.minded:MajorityHunter", style="majority-hunter")
offer("set-rusher", "steiger.bots.minded:SetRusher", style="set-rusher")

__all__ = ["DEFAULT_MS", "Bot", "adviser", "ask", "explain", "get", "names", "offer", "plays", "rank"]
