"""Zwergar as a Game: options, components, set-up, views. The rules are in rules/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from steiger.core.errors import Reason, UnknownOption
from steiger.core.game import Component, Corrections, Deal, Game, Option, Options
from steiger.core.jsontypes import Json, JsonObject
from steiger.core.observation import Observer
from steiger.core.outcome import Deed, Outcome
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.core.view import Setup, View
from steiger.games.zwergar import contract, explain, outcome, view
from steiger.games.zwergar.components import corrections as components
from steiger.games.zwergar.rules.box import Box
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import (
    BASIC,
    DISPLAY,
    EVENTS,
    FIRST_EVENT,
    KINDS,
    SET_SIZE,
    SETS,
    SPECIALISTS,
    SPECIALISTS_PER_KIND,
    VERSIONS,
)
from steiger.games.zwergar.rules.words import VOCABULARY
from steiger.games.zwergar.setup import discard_count, first_position, read_setup

if TYPE_CHECKING:
    from rich.console import RenderableType

    from steiger.locale import Catalogue

# The start resources that the browser and `--components` offered as balanced editions of version 1.
FORMER_STARTS = (
    {"start-2": {"hand": "1I", "level": "2", "load": "2S 2I"}},
    {
        "start-2": {"level": "2", "load": "2S 2I"},
        "start-3": {"hand": "1G", "load": "2S 1I"},
        "start-4": {"hand": "1I", "load": "2S 1I"},
    },
)
DEFAULT_SETS = ["west", "new-shaft", "gold", "east"]
LONG_EVENTS = 9  # ten rounds
SHORT_EVENTS = 7  # eight rounds


class Zwergar(Game):
    name = "zwergar"
    versions = VERSIONS
    vocabulary = VOCABULARY
    options = (
        Option("short", (False, True), False),
        Option("sets", tuple(SETS), None, several=True),
    )

    def __init__(self, corrections: Json = None) -> None:
        self._entries = {rules: components.corrected(corrections or {}, rules) for rules in VERSIONS}
        self._boxes = {rules: components.fill_box(entries, rules) for rules, entries in self._entries.items()}

    # Components.

    def components(self) -> Sequence[Component]:
        return components.rows(self._entries[self.rules])

    def with_components(self, data: Json) -> Zwergar:
        return self if data == {} else Zwergar(data).under(self.rules)

    def renewed(self, components: JsonObject) -> JsonObject:
        """Version 1 was played with a balanced start as corrections. Version 2 has its own."""
        return {} if components in FORMER_STARTS else components

    def changes(self) -> Corrections:
        return components.changes(self._entries[self.rules], self.rules)

    # Set-up.

    def box(self, rules: int) -> Box:
        """Return the components as a version of the rules has them. All versions share one vocabulary."""
        return self._boxes[rules]

    def deal(self, players: int, options: Options, rng: Rng, rules: int) -> contract.Setup:
        sets = chosen_sets(players, options)
        start = int(rng.below(players))
        specialists = rng.shuffled([kind for kind in range(len(KINDS)) for _ in range(SPECIALISTS_PER_KIND)])
        basic = rng.shuffled([card for name in sets for card in cards_of(name)[:BASIC]])
        advanced = rng.shuffled([card for name in sets for card in cards_of(name)[BASIC:]])
        events = rng.shuffled(list(range(FIRST_EVENT, FIRST_EVENT + EVENTS)))
        positions = rng.shuffled(list(range(1, DISPLAY + 1)))
        return contract.Setup(
            start=start,
            sets=sets,
            specialists=[KINDS[kind] for kind in specialists[:SPECIALISTS]],
            projects=basic + advanced,
            events=events[: event_count(options)],
            discard=positions[: discard_count(rules)],
        )

    def read_setup(self, players: int, options: Options, data: Json, rules: int) -> contract.Setup:
        sets = chosen_sets(players, options) if "sets" in options else None
        return read_setup(players, event_count(options), sets, data, rules)

    def begin(self, players: int, options: Options, setup: Setup, rules: int) -> Position:
        assert isinstance(setup, contract.Setup), type(setup)
        return first_position(self.box(rules), players, setup)

    def redeal(self, first: State, setup: Setup, actions: Sequence[int], seat: int, rng: Rng) -> Deal:
        """Deal the rest of the stacks again. All actions are public."""
        state = first.copy()
        for action in actions:
            state.apply(action)
        state.determinize(seat, rng)
        assert isinstance(state, Position) and isinstance(setup, contract.Setup)
        dealt = replace(
            setup,
            projects=[int(card) + 1 for card in state.projects],
            events=[int(event) + FIRST_EVENT for event in state.events],
            discard=[int(state.discard_space(turn)) + 1 for turn in range(len(setup.discard))],
        )
        return dealt, list(actions)

    # Faces.

    def describe(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Position)
        return view.whole(state)

    def view(self, state: State, seat: int | None) -> contract.View:
        assert isinstance(state, Position)
        return view.seen(state, seat)

    def refusal(self, state: State, action: int) -> Reason | None:
        assert isinstance(state, Position)
        return state.refusal(action)

    def mind(self) -> object:
        from steiger.games.zwergar.mind.minds import MINDS

        return MINDS

    def observer(self, players: int) -> Observer:
        from steiger.games.zwergar.observation.observer import ZwergarObserver

        return ZwergarObserver(players)

    def rebuild(self, first: State, cells: Sequence[int]) -> Position:
        from steiger.games.zwergar.observation.rebuild import rebuild

        assert isinstance(first, Position)
        return rebuild(first, cells)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        return view.breakdown(state)

    def outcome(self, deed: Deed) -> Outcome:
        return outcome.outcome(deed)

    def draw(self, view: View, names: Sequence[str], catalogue: Catalogue) -> RenderableType:
        assert isinstance(view, contract.View), type(view)
        from steiger.games.zwergar.terminal import screen

        return screen.draw(view, names, catalogue)

    def topics(self) -> Sequence[str]:
        return explain.TOPICS

    def explain(self, topic: str, catalogue: Catalogue) -> str | None:
        return explain.explain(self._entries[self.rules], topic, catalogue)


def event_count(options: Options) -> int:
    return SHORT_EVENTS if options.get("short") else LONG_EVENTS


def chosen_sets(players: int, options: Options) -> list[str]:
    """Return the sets in play: as many as players."""
    chosen = options.get("sets", DEFAULT_SETS[:players])
    assert not isinstance(chosen, bool), chosen
    sets = [str(name) for name in chosen]
    if len(sets) != players:
        raise UnknownOption(Reason("zwergar-sets-count", players=players, given=", ".join(sets)))
    return sets


def cards_of(name: str) -> list[int]:
    first = SETS.index(name) * SET_SIZE + 1
    return list(range(first, first + SET_SIZE))


GAME = Zwergar()
