"""Glück Auf (Coal Baron): everything about the game. game.py is the adapter that the rest of the house asks."""
