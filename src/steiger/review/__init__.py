"""Judge played games: win shares, regret, luck and reasons. Names no game."""

import steiger._threads  # noqa: F401  before numpy
