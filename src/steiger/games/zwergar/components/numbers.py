"""All numbers that are not on a card: places, furnaces, sets, the start. One row each, with its mark (see cards.py).

A row has the section and name that the owner of a box writes, the value with its mark, its type (see corrections.py), and the
attribute and index in the Box.
"""

from __future__ import annotations

from steiger.games.zwergar.rules.box import BONUSES
from steiger.games.zwergar.rules.terms import PLACES

Row = tuple[str, str, str, str, str, int]


def mine(level: int, yields: str, extra: str) -> list[Row]:
    section, at = f"mine-{level}", level - 1
    return [(section, "yield", yields, "goods", "yields", at), (section, "extra", extra, "goods", "extras", at)]


def price(place: str, goods: str) -> Row:
    return (place, "price", goods, "goods", "price", PLACES.index(place))


def bonus(place: str, what: str, kind: str) -> Row:
    return (place, f"{what}-bonus", kind, "kind", "bonus_kind", 2 * PLACES.index(place) + BONUSES[place].index(what))


def start(place: int, hand: str, level: str, load: str) -> list[Row]:
    section, at = f"start-{place}", place - 1
    return [
        (section, "hand", hand, "goods", "start_goods", at),
        (section, "level", level, "level", "start_level", at),
        (section, "load", load, "goods", "start_load", at),
    ]


SINGLE = -1  # the index of a number that is not in a list

NUMBER_ROWS: list[Row] = [
    *mine(1, "4Sᶜ", "1Sᶜ"),
    *mine(2, "2S 2Iᶜ", "1Iᶜ"),
    *mine(3, "1I 1Gᶜ", "1Iᶜ"),
    *mine(4, "1Jᶜ", "1Gᶜ"),
    # The price of a furnace on each place.
    price("mine-1", "2Sᶜ"),
    price("mine-2", "1S 1Iᶜ"),
    price("mine-3", "2Iᶜ"),
    price("mine-4", "1Gᶜ"),
    price("lab", "1Iᶜ"),
    price("boiler", "1Iᶜ"),
    price("lift", "1Iᶜ"),
    price("forge", "2Sᶜ"),
    price("smelter", "1Gᶜ"),
    price("office", "1Gᶜ"),
    # The kind of dwarf that has each bonus.
    bonus("lab", "convert", "smithᵖ"),
    bonus("lab", "light", "minerᵖ"),
    bonus("boiler", "light-all", "miner"),
    bonus("boiler", "heat", "smith"),
    bonus("lift", "points", "minerᵖ"),
    bonus("lift", "stones", "engineerⁱ"),
    bonus("forge", "build", "engineerᵖ"),
    bonus("forge", "light", "minerⁱ"),
    bonus("smelter", "upgrade", "engineerⁱ"),
    bonus("smelter", "heat", "smithⁱ"),
    bonus("office", "refund", "engineer"),
    bonus("office", "discount", "smith"),
    # The effects of the places.
    ("lab", "conversions", "1", "count", "conversions", SINGLE),
    ("lab", "more-conversions", "2", "count", "more_conversions", SINGLE),
    ("lab", "iron-gives", "2Sⁱ", "goods", "converted", 0),
    ("lab", "gold-gives", "2Iⁱ", "goods", "converted", 1),
    ("lab", "jewel-gives", "2Gⁱ", "goods", "converted", 2),
    ("lab", "heat", "1", "count", "lab_heat", SINGLE),
    ("boiler", "heat", "2", "count", "boiler_heat", SINGLE),
    ("lift", "step-heat", "1", "heat", "step_heat", SINGLE),
    ("lift", "step-vp", "1ⁱ", "count", "step_vp", SINGLE),
    ("lift", "load", "1S", "goods", "stones", SINGLE),
    ("forge", "first-furnace", "1Iⁱ", "goods", "build_price", SINGLE),
    ("forge", "second-furnace", "1Iᶜ", "goods", "second_build_price", SINGLE),
    ("smelter", "stone-heat", "1", "heat", "smelt_heat", 0),
    ("smelter", "stone-gives", "1Iⁱ", "goods", "smelted", 0),
    ("smelter", "iron-heat", "1ⁱ", "heat", "smelt_heat", 1),
    ("smelter", "iron-gives", "1Gⁱ", "goods", "smelted", 1),
    ("smelter", "gold-heat", "2ᶜ", "heat", "smelt_heat", 2),
    ("smelter", "gold-gives", "1Jᶜ", "goods", "smelted", 2),
    ("smelter", "upgrade-heat", "1", "count", "smelter_surcharge", SINGLE),
    ("smelter", "heat", "1", "count", "smelter_heat", SINGLE),
    ("office", "less-heat", "2", "count", "office_discount", SINGLE),
    # Furnaces, heat, turns.
    ("furnaces", "each", "8", "furnaces", "furnaces", SINGLE),
    ("furnaces", "at-start", "2", "furnaces", "first_furnaces", SINGLE),
    ("furnaces", "install-vp", "2ᶜ", "count", "install_vp", SINGLE),
    ("furnaces", "guest-heat", "1", "count", "furnace_heat", SINGLE),
    ("heat", "most", "10", "track", "most_heat", SINGLE),
    ("turn", "actions", "3", "actions", "actions", SINGLE),
    # Sets.
    ("west", "actions", "3", "actions", "west_actions", SINGLE),
    ("new-shaft", "vp", "2", "count", "new_shaft_vp", SINGLE),
    ("east", "heat", "2", "count", "east_heat", SINGLE),
    # The start, by place in turn order.
    *start(1, "1Sᶜ", "1ᶜ", "2Sᶜ"),
    *start(2, "1Sᶜ", "1ᶜ", "2Sᶜ"),
    *start(3, "1Sᶜ", "2ᶜ", "1S 1Iᶜ"),
    *start(4, "1Sᶜ", "2ᶜ", "1S 1Iᶜ"),
]

# Rules version 2 has other chosen numbers. docs/zwergar-balance.md says how they were found.
SECOND_ROWS: list[Row] = [
    *mine(1, "2Sᶜ", "2Sᶜ"),
    *mine(2, "1S 2Iᶜ", "1Iᶜ"),
    *mine(3, "1S 1I 1Gᶜ", "1Iᶜ"),
    *mine(4, "2S 1Jᶜ", "1Sᶜ"),
    price("mine-3", "1I 1Gᶜ"),
    price("mine-4", "2Gᶜ"),
    *start(2, "1Gᶜ", "1ᶜ", "2Sᶜ"),
]
