"""The numbers of the hand-written evaluation, in victory points. worth.py and majority.py use them."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """Tuned by tournaments. The scripted styles are other values of the same numbers."""

    def __init__(self) -> None:
        self.worker = 1.68  # a worker not placed yet
        self.mark = 0.302  # a Mark, beyond its value at the end
        self.mark_turns = 10.3  # turns left at which half of that is gone
        self.purse = 14.9  # Mark beyond this are worth less
        self.cube = 1.04  # a cube in a cart, beyond its price
        self.cube_price = 0.467  # a cube, per Mark of its price
        self.late = 4.52  # turns left at which coal has lost half its use
        self.load = 0.255  # a cube once it is in the cage
        self.fill = 0.596  # a cube once it is on a slot
        self.surplus = 0.542  # the part of its value that a cube keeps if no open order wants it
        self.crowd = 1.27  # how much free slots on earlier orders delay an order
        self.finish = 0.364  # how likely a delivery comes too late
        self.finish_now = 0.603  # the same for the scoring of this shift
        self.free_now = 1.52  # and per free slot
        self.started = 0.155  # a filled slot on an order that promises nothing
        self.orders = 0.746  # everything that open orders promise
        self.majority = 0.952  # everything that majorities promise
        self.carts = 1.03  # the same for emptied carts
        self.full_cart = 0.892  # how much a full cart counts as emptied while there is time
        self.spread = 0.397  # how uncertain a majority is at the scoring itself
        self.spread_turns = 0.0485  # and per turn until then
        self.tilt = 0.714  # a tile too many on one side, early in the game
        self.tie = 0.295  # how much of a lead a tie is worth, near the scoring
        self.rivals = 1.07  # how much the rivals' prospects count
