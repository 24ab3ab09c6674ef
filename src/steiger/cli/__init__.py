"""The `steiger` command. Names no game: everything goes through the Game contract."""
