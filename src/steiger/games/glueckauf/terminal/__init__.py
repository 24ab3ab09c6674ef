"""Glück Auf drawn for the terminal."""
