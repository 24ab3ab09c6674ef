"""Players that are programs. `get(name, rng)` makes one; `ask(bot, state, rng)` never shows it what it may not know."""

from steiger.bots.bot import DEFAULT_MS, Bot, ask
from steiger.bots.registry import adviser, get, names, offer

offer("random", "steiger.bots.random_bot:RandomBot")

__all__ = ["DEFAULT_MS", "Bot", "adviser", "ask", "get", "names", "offer"]
