"""Glück Auf (Coal Baron): rules and tables. Imports point one way: terms, tables, board, steps, game, view."""
