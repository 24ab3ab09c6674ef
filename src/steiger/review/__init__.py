"""Judge played games: win shares, regret, luck and reasons. Names no game."""
