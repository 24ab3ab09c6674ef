"""The rules page of Glück Auf states every rule of the spec."""

import pytest

from tests import rules_page
from tests.rules_page import Checklist

HEADINGS: Checklist = {
    "Components": ("setup", ("16 cubes of each", "48 tunnel tiles", "44 orders", "16 kinds of tile", "one or two carts")),
    "Set-up": ("setup", ("18, 15 or 13 workers", "10, 9 or 8 Mark", "7, 10 or 13", "counter-clockwise", "four built-in carts")),
    "A shift": ("turn", ("exactly one worker", "one more than were there", "canteen", "skipped", "can’t carry out its action")),
    "Factory": ("factory", ("1 Mark for each yellow", "2 for brown", "top five tiles", "another colour", "never refilled")),
    "Mining": ("mining", ("4, 6, 8 or 10", "holds five", "private store", "Two cubes of any colours", "stays there")),
    "Delivery": ("delivery", ("all your complete orders", "back to the supply", "face down")),
    "Money": ("money", ("3, 4, 5 or 6 Mark",)),
    "New order": ("money", ("refilled from the stack at once", "any number of open orders", "one or none")),
    "Scoring after each shift": (
        "clock",
        ("tie for first", "tie for second", "With 2 players", "zero of an element"),
    ),
    "End, after the third scoring": ("end", ("every 5 Mark", "every 3 cubes", "−1 point", "−2 points", "share the win")),
    "Hidden and open": ("hidden", ("stacks", "looking at", "put cards back")),
}
CLOSED: Checklist = {
    "closed with 2 players": ("setup", ("factory fields 4 and 8", "4 and 8 steps", "money fields 3 and 5", "order field 1")),
    "closed with 3 players": ("setup", ("factory field 8", "with 4 steps", "money field 3")),
    "next start player": ("shift", ("most workers on factory fields", "canteen do not", "closest clockwise", "does not keep")),
}
RULINGS: Checklist = {
    "the last order of the draft": ("rulings", ("order field 4",)),
    "fewer than five cards": ("rulings", ("fewer than five",)),
    "whole stack looked at": ("rulings", ("only “on top” is offered",)),
    "a cube must be taken": ("rulings", ("must take another cube",)),
    "interchangeable cubes": ("rulings", ("interchangeable",)),
    "substitutes": ("rulings", ("placed together",)),
    "nobody in the factory": ("rulings", ("tie of all players",)),
    "below zero": ("rulings", ("below zero",)),
}
NOT_RULES = {"Worked examples from the rulebook (each must hold)"}


def test_every_rule_is_on_the_page() -> None:
    assert rules_page.missing("glueckauf", HEADINGS | CLOSED | RULINGS) == []


def test_the_page_has_the_same_parts_in_every_language() -> None:
    assert not any(rules_page.uneven_sections("glueckauf").values())


@pytest.mark.skipif(not rules_page.SPEC.exists(), reason="the spec lies beside the repository only at home")
def test_the_checklist_covers_the_spec() -> None:
    assert set(rules_page.spec_headings("glueckauf.md")) == set(HEADINGS) | NOT_RULES
    assert rules_page.spec_rulings("glueckauf.md") == len(RULINGS) + 1  # the introduction explains the mark
