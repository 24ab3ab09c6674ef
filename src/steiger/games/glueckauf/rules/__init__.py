"""The rules of Glück Auf: terms, tables, words, board, steps, position. Imports point one way."""
