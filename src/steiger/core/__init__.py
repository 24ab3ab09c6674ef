"""What every game is: State, Game, actions and their words, Rng, Record, Table. Knows no game."""
