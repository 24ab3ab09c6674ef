"""The rules page of Zwergar states every rule of the spec."""

import pytest

from tests import rules_page
from tests.rules_page import Checklist

HEADINGS: Checklist = {
    "Components and set-up": (
        "setup",
        ("18 specialists", "six leave the game", "nine projects", "15 events", "eight furnaces"),
    ),
    "A round": ("round", ("next event is turned up", "lights one cold furnace", "Silverbeard", "after the last round")),
    "An action": ("turn", ("three actions", "leaves first", "normal action", "bonus", "break", "even from a cart")),
    "Sets": ("sets", ("Western Halls", "New Shaft", "Gold Level", "Old Shaft", "Eastern Halls", "three more actions")),
    "Projects": (
        "projects",
        ("Complete a project", "Upgrade a", "upgraded once", "never make a cost negative"),
    ),
    "Events": ("events", ("at once", "for a round", "unload boards as usual", "full carts too")),
    "End": ("end", ("extra actions", "free upgrades", "end effects", "more jewels", "share the win")),
}
PARTS: Checklist = {
    "heat": ("heat", ("any mix", "up to its limit", "other players’ turns")),
    "mining": ("mine", ("is empty", "two steps", "your foreman goes into your cart", "extra")),
    "places": ("places", ("Laboratory", "Boiler", "Lift", "Forge", "Smelter", "Office")),
    "installing": ("furnaces", ("if no furnace is there", "1 heat whenever another player", "extra of that level")),
    "short game": ("goal", ("eight rounds",)),
    "origin of numbers": ("numbers", ("chosen by us", "inferred", "public descriptions", "rulebook", "correct any number")),
}
RULINGS: Checklist = {
    "the break and carts, reading 4": ("rulings", ("back from a cart",)),
    "reading 3": ("rulings", ("put into the mine still sends",)),
    "reading 5": ("rulings", ("uses a cold furnace",)),
    "reading 6": ("rulings", ("Lighting needs a cold furnace",)),
    "reading 7": ("rulings", ("Silverbeard works outside the mine",)),
    "reading 8": ("rulings", ("works once per action",)),
    "reading 9": ("rulings", ("do not chain",)),
    "reading 10": ("rulings", ("never backwards",)),
    "reading 11": ("rulings", ("extra heat of the Chimney",)),
    "reading 12": ("projects", ("printed cost",)),
    "projects that count themselves": ("rulings", ("count themselves",)),
    "reading 14": ("rulings", ("one more action this turn",)),
    "reading 15": ("rulings", ("not reduced by an event",)),
    "reading 16": ("rulings", ("passed over",)),
    "reading 17": ("rulings", ("Empty spaces are passed over",)),
    "v2-2": ("mine", ("You may also leave it empty",)),
    "v2-3": ("rulings", ("In the mine it brings only a missing extra",)),
    "v2-4": ("sets", ("give up the ones that are left",)),
    "v2-5": ("places", ("also if you don’t use the normal action",)),
    "event 59": ("rulings", ("as the dwarf is put there",)),
    "event 56": ("rulings", ("count for the foreman too",)),
}
# How actions are written in the record and which version a record names: nothing a player at the table needs.
NOT_RULES = {
    "Worked examples from the rulebook (each must hold)",
    "Actions in the record",
    "Exact readings (Rulings, so that every engine offers the same actions)",
    "Rules version 2",
}


def test_every_rule_is_on_the_page() -> None:
    assert rules_page.missing("zwergar", HEADINGS | PARTS | RULINGS) == []


def test_the_page_has_the_same_parts_in_every_language() -> None:
    assert not any(rules_page.uneven_sections("zwergar").values())


@pytest.mark.skipif(not rules_page.SPEC.exists(), reason="the spec lies beside the repository only at home")
def test_the_checklist_covers_the_spec() -> None:
    assert set(rules_page.spec_headings("zwergar.md")) == set(HEADINGS) | NOT_RULES
