"""The numbers of the hand evaluation, in victory points. How they are used is in worth.py and majority.py."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """Tuned by tournaments; the scripted styles are other values of the same numbers."""

    def __init__(self) -> None:
        self.worker = 1.68  # a worker not placed yet
        self.mark = 0.302  # a Mark, beyond what it is worth at the end
        self.mark_turns = 10.3  # turns left at which that is half gone
        self.purse = 14.9  # Mark beyond this are worth less
        self.cube = 1.04  # a cube in a cart, beyond its price
        self.cube_price = 0.467  # a cube for each Mark of its price
        self.late = 4.52  # turns left at which coal has lost half its use
        self.load = 0.255  # a cube once it is in the cage
        self.fill = 0.596  # a cube once it is on a slot
        self.surplus = 0.542  # what part of its value a cube keeps that no open order wants
        self.crowd = 1.27  # how much free slots on earlier orders delay an order
        self.finish = 0.364  # how much a delivery may come too late
        self.finish_now = 0.603  # the same for this shift's scoring
        self.free_now = 1.52  # and for each free slot
        self.started = 0.155  # a filled slot on an order that promises nothing
        self.orders = 0.746  # all that open orders promise
        self.majority = 0.952  # all that majorities promise
        self.carts = 1.03  # the same for emptied carts
        self.full_cart = 0.892  # how far a full cart counts as emptied, while there is time
        self.spread = 0.397  # how uncertain a majority is at the scoring itself
        self.spread_turns = 0.0485  # and for each turn until then
        self.tilt = 0.714  # a tile too many on one side, early in the game
        self.tie = 0.295  # how much of a lead a tie is worth, near the scoring
        self.rivals = 1.07  # how much the others' prospects count against one's own
