"""Zwergar drawn for the terminal."""
