"""Games for tests that are about no game in particular. Tests that use a game's own words belong into its folder."""

import steiger
from steiger.bots.minds import net_spec_of

GAMES = steiger.game_names()
ANY = GAMES[0]  # where one will do
LEARNED = [name for name in GAMES if net_spec_of(name) is not None]
