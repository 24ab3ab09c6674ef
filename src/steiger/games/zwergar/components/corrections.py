"""The components with their marks: read from the tables, corrected by the owner of a box, checked, and put into a Box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.game import Component, Corrections
from steiger.core.jsontypes import Json, JsonObject
from steiger.games.zwergar.components.cards import EVENT_ROWS, PROJECT_ROWS
from steiger.games.zwergar.components.numbers import NUMBER_ROWS, SECOND_ROWS, SINGLE
from steiger.games.zwergar.rules.board import CARTS
from steiger.games.zwergar.rules.box import COUNTED, ROUND_STATS, STAT_BITS, STAT_MASK, STATS, Box
from steiger.games.zwergar.rules.goods import ONE
from steiger.games.zwergar.rules.terms import DWARFS, FIRST_EVENT, KINDS, LEVELS, PLACES, RESOURCES
from steiger.games.zwergar.rules.words import MOST_FURNACES, MOST_HEAT, MOST_SPENT

MOST_STAT = int(STAT_MASK)
MARKS = {"ᵖ": "public", "ⁱ": "inferred", "ᶜ": "chosen"}
TEXT = "text"

# Types that are whole numbers, with their bounds. A stat has four bits. Heat prices are at least 1, so that no turn is endless.
NUMBERS = {
    "count": (0, MOST_STAT),
    "points": (0, 99),
    "heat": (1, MOST_SPENT),
    "heat-stat": (1, MOST_STAT),
    "each": (1, MOST_STAT),
    "actions": (1, 9),
    "furnaces": (0, MOST_FURNACES),
    "track": (1, MOST_HEAT),
    "discards": (0, 2),
}
MOST_PIECES = 99

# The type of each effect's value. An effect is a stat, or the Box has an attribute of the same name.
EFFECT_TYPES = {
    "gain": "goods",
    "gain-heat": "count",
    "light-all": "count",
    "warm-furnaces": "furnaces",
    "more-actions": "count",
    "others-gain": "goods",
    "others-heat": "count",
    "turn-gain": "goods",
    "set-relief": "count",
    "heat-vp": "count",
    "end-counts": "counted",
    "end-vp": "points",
    "end-per": "each",
    "steps": "count",
    "heat": "count",
    "load": "goods",
    "levels": "levels",
    "discards": "discards",
    "miner-also": "kind",
    "smith-also": "kind",
    "engineer-also": "kind",
    "mines-extra": "kind",
    "steam-stone": "heat-stat",
    "steam-iron": "heat-stat",
    "disguise": "heat-stat",
}
MASKS = ("miner-also", "smith-also", "engineer-also", "mines-extra")


@dataclass(frozen=True)
class Entry:
    """One number of the box: its section and name, its value, mark and type, and its attribute and index in the Box."""

    section: str
    name: str
    value: str | int
    mark: str
    type: str
    attribute: str
    index: int


def split_mark(text: str) -> tuple[str, str]:
    return (text[:-1], MARKS[text[-1]]) if text[-1] in MARKS else (text, TEXT)


def cost_mark(cost: str) -> str:
    """The kinds of resources on the cards are inferred. Heat is from the text."""
    return "inferred" if any(letter in cost for letter in RESOURCES) else TEXT


def entry(section: str, name: str, marked: str, type: str, attribute: str, index: int) -> Entry:
    text, mark = split_mark(marked)
    return Entry(section, name, int(text) if type in NUMBERS else text, mark, type, attribute, index)


def project_entries() -> list[Entry]:
    entries: list[Entry] = []
    for row in PROJECT_ROWS:
        section, index = f"project-{row.number}", row.number - 1
        for name, written in (("complete", row.complete), ("upgrade", row.upgrade)):
            cost, _, points = written.partition(" → ")
            entries.append(Entry(section, name, cost, cost_mark(cost), "cost", name, index))
            if points:
                entries.append(entry(section, f"{name}-vp", points, "points", f"{name}_vp", index))
        entries += [effect_entry(section, name, value, "stats", "", index) for name, value in row.effects.items()]
    return entries


def event_entries() -> list[Entry]:
    return [
        effect_entry(f"event-{row.number}", name, value, "event_stats", "event_", row.number - FIRST_EVENT)
        for row in EVENT_ROWS
        for name, value in row.effects.items()
    ]


def effect_entry(section: str, name: str, marked: str, stats: str, prefix: str, index: int) -> Entry:
    attribute = stats if name in STATS or name in ROUND_STATS else prefix + name.replace("-", "_")
    return entry(section, name, marked, EFFECT_TYPES.get(name, "count"), attribute, index)


def by_section(entries: list[Entry]) -> list[Entry]:
    """Group the entries by section, in the order of the tables."""
    sections = list(dict.fromkeys(item.section for item in entries))
    return sorted(entries, key=lambda item: sections.index(item.section))


def overridden(entries: list[Entry], others: list[Entry]) -> list[Entry]:
    """Replace entries by others of the same section and name."""
    newer = {(item.section, item.name): item for item in others}
    return [newer.get((item.section, item.name), item) for item in entries]


FIRST_ENTRIES = by_section([*(entry(*row) for row in NUMBER_ROWS), *project_entries(), *event_entries()])
ENTRIES = {1: FIRST_ENTRIES, 2: overridden(FIRST_ENTRIES, [entry(*row) for row in SECOND_ROWS])}  # by rules version


def corrected(data: Json, rules: int) -> list[Entry]:
    """Return all entries of a rules version with the owner's values. A wrong value raises a BadRequest that names its place."""
    if not isinstance(data, Mapping):
        raise BadRequest(Reason("zwergar-components-table", place="components"))
    printed = ENTRIES[rules]
    given: dict[tuple[str, str], Json] = {}
    for section, values in data.items():
        given |= {(section, name): value for name, value in known_values(printed, section, values).items()}
    entries = [replaced(e, given[e.section, e.name]) if (e.section, e.name) in given else e for e in printed]
    check_together(entries)
    return entries


def known_values(printed: list[Entry], section: str, values: Json) -> JsonObject:
    """Check that a section and all names in it are known, and return its values."""
    names = [e.name for e in printed if e.section == section]
    if not names:
        raise BadRequest(Reason("zwergar-components-section", section=str(section)))
    if not isinstance(values, Mapping):
        raise BadRequest(Reason("zwergar-components-table", place=str(section)))
    for name in values:
        if name not in names:
            raise BadRequest(Reason("zwergar-components-name", place=f"{section}.{name}", names=", ".join(names)))
    return values


def replaced(entry: Entry, value: Json) -> Entry:
    place = f"{entry.section}.{entry.name}"
    canonical = checked(place, entry.type, value)
    if canonical == entry.value:
        return entry
    return Entry(entry.section, entry.name, canonical, "owner", entry.type, entry.attribute, entry.index)


def checked(place: str, type_: str, value: Json) -> str | int:
    """Check a value and return it in canonical form: costs and goods in their usual order."""
    if type_ in NUMBERS:
        least, most = NUMBERS[type_]
        if type(value) is not int or not least <= value <= most:
            raise BadRequest(Reason("zwergar-components-number", place=place, least=least, most=most, given=in_json(value)))
        return value
    if type_ in ("cost", "goods"):
        return checked_cost(place, type_, value)
    if type_ in ("level", "levels") and type(value) is int:
        value = str(value)  # a single level may be written as a number
    allowed = ALLOWED[type_]
    if not isinstance(value, str) or value not in allowed:
        raise BadRequest(Reason("zwergar-components-word", place=place, allowed=", ".join(allowed), given=in_json(value)))
    return value


def levels_words() -> list[str]:
    """Return every non-empty choice of levels, 0 for the intermediate one."""
    return [" ".join(str(n) for n in range(CARTS) if mask >> n & 1) for mask in range(1, 1 << int(CARTS))]


ALLOWED: dict[str, list[str]] = {
    "kind": KINDS,
    "counted": COUNTED[1:],
    "level": [str(level + 1) for level in range(LEVELS)],
    "levels": levels_words(),
}


def checked_cost(place: str, type_: str, value: Json) -> str:
    form = r"(0|\d+[hSIGJ]( \d+[hSIGJ])*)" if type_ == "cost" else r"(0|\d+[SIGJ]( \d+[SIGJ])*)"
    if not isinstance(value, str) or not re.fullmatch(form, value):
        example = "1h 2S 1I" if type_ == "cost" else "2S 1I"
        raise BadRequest(Reason("zwergar-components-cost", place=place, example=example, given=in_json(value)))
    amounts = cost_amounts(value)
    letters = re.findall("[hSIGJ]", value)
    if len(set(letters)) < len(letters) or max(amounts.values()) > MOST_PIECES or amounts["h"] > MOST_SPENT:
        raise BadRequest(Reason("zwergar-components-amount", place=place, most=MOST_PIECES, heat=MOST_SPENT, given=value))
    return cost_words(amounts)


def cost_amounts(cost: str) -> dict[str, int]:
    amounts = dict.fromkeys("hSIGJ", 0)
    for amount, letter in re.findall(r"(\d+)([hSIGJ])", cost):
        amounts[letter] += int(amount)
    return amounts


def cost_words(amounts: Mapping[str, int]) -> str:
    return " ".join(f"{amount}{letter}" for letter, amount in amounts.items() if amount) or "0"


def check_together(entries: list[Entry]) -> None:
    """Check values that depend on each other: the two bonuses of a place, furnaces at the start, actions under event 51."""
    values = {(e.section, e.name): e.value for e in entries}
    for place in PLACES[LEVELS:]:
        kinds = [e.value for e in entries if e.section == place and e.type == "kind"]
        if len(set(kinds)) < len(kinds):
            raise BadRequest(Reason("zwergar-components-bonus", place=place))
    if int(values["furnaces", "at-start"]) > int(values["furnaces", "each"]):
        raise BadRequest(Reason("zwergar-components-furnaces", place="furnaces.at-start"))
    if int(values["event-51", "fewer-actions"]) >= int(values["turn", "actions"]):
        raise BadRequest(Reason("zwergar-components-actions", place="event-51.fewer-actions"))


def changes(entries: list[Entry], rules: int) -> Corrections:
    """Return the values that differ from the tables of a rules version. A record carries them."""
    changed: dict[str, dict[str, str | int]] = {}
    for old, new in zip(ENTRIES[rules], entries, strict=True):
        if old.value != new.value:
            changed.setdefault(new.section, {})[new.name] = new.value
    return changed


def rows(entries: list[Entry]) -> list[Component]:
    return [Component(e.section, e.name, e.value, e.mark) for e in entries]


# Into the Box.


def fill_box(entries: list[Entry], rules: int) -> Box:
    box = Box(rules)
    for item in entries:
        put(box, item)
    return box


def put(box: Box, item: Entry) -> None:
    if item.type == "cost":
        amounts = cost_amounts(str(item.value))
        getattr(box, f"{item.attribute}_heat")[item.index] = amounts["h"]
        getattr(box, f"{item.attribute}_goods")[item.index] = goods_of(str(item.value))
    elif item.attribute in ("stats", "event_stats"):
        names: list[str] = STATS if item.attribute == "stats" else ROUND_STATS
        getattr(box, item.attribute)[item.index] += number(item) << (int(STAT_BITS) * names.index(item.name))
    elif item.index == SINGLE:
        setattr(box, item.attribute, number(item))
    else:
        getattr(box, item.attribute)[item.index] = number(item)


def number(item: Entry) -> int:
    value = str(item.value)
    if item.type == "goods":
        return goods_of(value)
    if item.type == "kind":
        return 1 << DWARFS.index(value) if item.name in MASKS else DWARFS.index(value)
    if item.type == "counted":
        return COUNTED.index(value)
    if item.type == "levels":
        return sum(1 << int(level) for level in value.split(" "))
    return int(value)


def goods_of(cost: str) -> int:
    amounts = cost_amounts(cost)
    return sum(amounts[letter] * int(ONE[kind]) for kind, letter in enumerate(RESOURCES))
