"""The rules of Zwergar: terms, words, box, board, steps, position. Imports point one way."""
