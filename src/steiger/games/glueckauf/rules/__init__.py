"""The rules of Glück Auf. Imports point one way: terms, tables, words, board, steps, position."""
