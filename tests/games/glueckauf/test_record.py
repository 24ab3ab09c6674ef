"""Records: what is accepted, and that every fault is a BadRecord that leaves nothing behind."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steiger
from steiger.core.errors import BadRecord
from steiger.core.record import parse, parse_text
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.locale import catalogue

GAME = steiger.game("glueckauf")


def finished(seed: int = 3) -> dict[str, Any]:
    table = Table.new(GAME, 2, {}, seed)
    rng = Rng(seed)
    while table.to_move() is not None:
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])
    return table.record().to_json()


GOOD = finished()


def test_a_finished_game_without_a_result_gets_one() -> None:
    record = {key: value for key, value in GOOD.items() if key != "result"}
    assert Table.replay(parse(record)).record().to_json()["result"] == GOOD["result"]


def test_a_seed_alone_gives_the_setup() -> None:
    record = {key: value for key, value in GOOD.items() if key != "setup"}
    assert Table.replay(parse(record)).record().to_json() == GOOD


def test_with_seed_and_setup_the_setup_counts() -> None:
    record = GOOD | {"seed": 4}
    assert as_json(Table.replay(parse(record)).setup) == GOOD["setup"]


def test_options_left_out_take_their_defaults() -> None:
    record = {key: value for key, value in GOOD.items() if key not in ("options", "rules")}
    again = Table.replay(parse(record))
    assert again.options == {"storage": "strict", "delivered": "hidden"}


FAULTS: list[tuple[str, Any]] = [
    ("format", "steiger/2"),
    ("format", None),
    ("game", "monopoly"),
    ("game", ["glueckauf"]),
    ("options", {"storage": "loose"}),
    ("options", {"shuffle": "twice"}),
    ("options", {"storage": ["strict"]}),
    ("options", []),
    ("players", []),
    ("players", [{"name": "A"}] * 5),
    ("players", [{"name": "A"}, "B"]),
    ("players", [{"name": "A"}, {"name": 3}]),
    ("seed", "seven"),
    ("seed", 2**70),
    ("seed", True),
    ("rules", 2),
    ("rules", 0),
    ("rules", "1"),
    ("setup", None),
    ("setup", {}),
    ("setup", GOOD["setup"] | {"start": 2}),
    ("setup", GOOD["setup"] | {"start": True}),
    ("setup", GOOD["setup"] | {"extra": 1}),
    ("setup", GOOD["setup"] | {"tiles": GOOD["setup"]["tiles"][:-1]}),
    ("setup", GOOD["setup"] | {"tiles": ["y1l"] * 48}),
    ("setup", GOOD["setup"] | {"orders": [float(card) for card in GOOD["setup"]["orders"]]}),
    ("setup", GOOD["setup"] | {"orders": [[]] * 44}),
    ("actions", None),
    ("actions", "place bank"),
    ("actions", [1]),
    ("actions", ["place bank"]),
    ("actions", GOOD["actions"][:-1]),
    ("actions", [*GOOD["actions"], "place bank"]),
    ("result", {"scores": [0, 0], "winners": [0]}),
    ("result", {"scores": GOOD["result"]["scores"]}),
    ("result", {"scores": GOOD["result"]["scores"], "winners": [0, 1]}),
    ("result", []),
]


@pytest.mark.parametrize(("key", "value"), FAULTS, ids=[f"{key}-{n}" for n, (key, _) in enumerate(FAULTS)])
def test_faults(key: str, value: Any) -> None:
    with pytest.raises(BadRecord) as fault:
        Table.replay(parse(GOOD | {key: value}))
    assert fault.value.code == "bad-record"
    output = catalogue("en").say(fault.value.reason)
    assert not re.search("None|True|False", output), output  # it speaks of JSON, not of Python


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "1", '"x"', "[" * 100_000, b"\xff\xfe", "{}", "NaN"])
def test_not_a_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        parse_text(text)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_mutated_record_is_accepted_or_a_clean_fault(data: st.DataObject) -> None:
    """Put anything anywhere into a good record."""
    record = copy.deepcopy(GOOD)
    spot: Any = record
    while True:
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(spot[key], (dict, list)) or not spot[key] or data.draw(st.booleans()):
            spot[key] = data.draw(anything)
            break
        spot = spot[key]
    try:
        Table.replay(parse_text(json.dumps(record)))
    except BadRecord:
        return
