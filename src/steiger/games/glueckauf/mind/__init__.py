"""Macro turns and evaluations of Glück Auf for the search. The search itself is in steiger.bots."""
