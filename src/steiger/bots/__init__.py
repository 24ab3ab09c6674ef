"""Players that are programs. `get(name, rng)` makes one, and `ask(bot, state, rng)` never shows it hidden information."""

import steiger._threads  # noqa: F401  before numpy
from steiger.bots.bot import DEFAULT_MS, Bot, RecordBot, ask, explain
from steiger.bots.registry import adviser, allow, check, get, names, plays, rank, register, register_style

STYLES = ("rusher", "hoarder", "blocker", "bank-first", "majority-hunter", "set-rusher")

register("random", "steiger.bots.random_bot:RandomBot")
register("ismcts", "steiger.bots.minded:Ismcts")
register("easy", "steiger.bots.minded:Easy", style="")
register("medium", "steiger.bots.minded:Medium", style="")
register("foreman", "steiger.bots.minded:Foreman", rank=1, style="")
register("planner", "steiger.bots.minded:Planner", rank=2, style="")
register("expert", "steiger.bots.minded:Expert", rank=3, style="", learned=True)
for style in ("greedy", *STYLES):
    register_style(style)

__all__ = [
    "DEFAULT_MS",
    "STYLES",
    "Bot",
    "RecordBot",
    "adviser",
    "allow",
    "ask",
    "check",
    "explain",
    "get",
    "names",
    "plays",
    "rank",
    "register",
]
