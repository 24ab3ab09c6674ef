"""Tables of Zwergar for tests: prepared positions, and play that reads as play."""

from __future__ import annotations

from typing import Any

import steiger
from steiger.core.record import default_players
from steiger.core.table import Table
from steiger.games.zwergar.components.corrections import goods_of
from steiger.games.zwergar.game import DEFAULT_SETS, cards_of
from steiger.games.zwergar.rules.board import CART_FOREMAN, FOREMAN_OF, HAND_ONE
from steiger.games.zwergar.rules.box import joined
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import DWARFS, FIRST_EVENT, KINDS, PLACES, SETS, Card, Level, Place, Seat

GAME = steiger.game("zwergar")
FIRST = GAME.under(1)
QUIET = [48, 49, 51, 56, 57, 58, 59, 52, 54]  # events that leave the mine and the cards alone when they are turned up


class Played:
    """The rules version of the tables below. test modules with `BOTH_VERSIONS` run once per version (conftest.py)."""

    rules = 1


def first_numbers() -> dict[str, Any]:
    """The numbers of version 1 as corrections, so that both versions can be tested with the same examples."""
    numbers: dict[str, Any] = {}
    for row in FIRST.components():
        numbers.setdefault(row.section, {})[row.name] = row.value
    return numbers


NUMBERS = first_numbers()


class Deal:
    """A table with methods that prepare it for a rule and short names for common questions."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Position:
        assert isinstance(self.table.state, Position)
        return self.table.state

    def after(self, *actions: str) -> Deal:
        for words in actions:
            self.table.play(words)
        return self

    def skip_turn(self) -> Deal:
        """Play the mover's turn out, doing as little as possible."""
        seat = self.now["player"]
        while self.now["player"] == seat and self.now["phase"] != "over":
            before = self.now["actions"], self.now["phase"]
            self.idle()
            if before[0] == 0 and before[1] == "work":
                break
        return self

    def idle(self) -> None:
        legal = self.table.legal()
        self.table.play("end" if "end" in legal else legal[0])

    def finish(self) -> Deal:
        while self.now["phase"] != "over":
            self.idle()
        return self

    # Asking.

    @property
    def now(self) -> dict[str, Any]:
        return GAME.describe(self.state)

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.now["seats"][seat]
        return found

    def goods(self, seat: int = 0) -> str:
        return " ".join(f"{n}{letter}" for letter, n in self.seat(seat)["resources"].items() if n)

    def score(self, seat: int = 0) -> int:
        return int(self.seat(seat)["score"])

    def load(self, level: int, seat: int = 0) -> str:
        return "".join(self.now["boards"][level][seat]["load"])

    def legal(self, verb: str = "") -> list[str]:
        return [words for words in self.table.legal() if (words + " ").startswith(verb + " " if verb else "")]

    # Setting up.

    def gives(self, seat: int = 0, goods: str = "0", heat: int = 0, warm: int = 0, cold: int = 0) -> Deal:
        player = self.state.players[seat]
        player.goods, player.heat, player.warm, player.cold = goods_of(goods), heat, warm, cold
        return self

    def holds(self, *dwarfs: str, seat: int = 0) -> Deal:
        self.state.players[seat].hand = sum(int(HAND_ONE[DWARFS.index(dwarf)]) for dwarf in dwarfs)
        return self

    def stands(self, place: str, dwarf: str | None) -> Deal:
        if dwarf is None:
            code = 0
        elif dwarf.startswith("foreman:"):
            code = int(FOREMAN_OF) + int(dwarf[8:])
        else:
            code = KINDS.index(dwarf) + 1
        self.state.put_on(Place(PLACES.index(place)), code)
        return self

    def loads(self, level: int, goods: str, seat: int = 0, foreman: bool = False) -> Deal:
        self.state.carts[self.state.cart(Level(level), Seat(seat))] = goods_of(goods) + (int(CART_FOREMAN) if foreman else 0)
        return self

    def empties_the_mine(self) -> Deal:
        for at in range(len(self.state.carts)):
            self.state.carts[at] = 0
        return self

    def furnace(self, place: str, seat: int) -> Deal:
        self.state.furnaces += (seat + 1) << (4 * PLACES.index(place))
        self.state.players[seat].installed += 1
        return self

    def shows(self, *numbers: int) -> Deal:
        for space in range(5):
            self.state.lay_out(space, Card(numbers[space] - 1 if space < len(numbers) else -1))
        return self

    def completed(self, *numbers: int, seat: int = 0) -> Deal:
        for number in numbers:
            self.state.players[seat].done |= 1 << (number - 1)
        return self

    def upgraded(self, *numbers: int, seat: int = 0) -> Deal:
        """Upgrade projects as if long ago: lasting effects hold, and immediate effects are over."""
        self.completed(*numbers, seat=seat)
        player = self.state.players[seat]
        for number in numbers:
            player.upgraded |= 1 << (number - 1)
            player.stats = joined(player.stats, self.state.box.stats[number - 1])
            player.income += self.state.box.turn_gain[number - 1]
        return self

    def event(self, number: int) -> Deal:
        """Make an event active, as if just turned up. Its immediate effects are over."""
        self.state.event = number - FIRST_EVENT
        self.state.rule = self.state.box.event_stats[number - FIRST_EVENT]
        if number == 51 and self.state.phase == 0:
            self.state.actions -= 1
        return self

    def silverbeard(self, seat: int | None) -> Deal:
        self.state.silverbeard = Seat(-1 if seat is None else seat)
        return self

    def last_round(self) -> Deal:
        self.state.turned = len(self.state.events)
        self.state.round = len(self.state.events) + 1
        return self


def setup_for(
    players: int = 2,
    start: int = 0,
    sets: list[str] | None = None,
    specialists: list[str] | None = None,
    projects: list[int] | None = None,
    events: list[int] | None = None,
    discard: list[int] | None = None,
) -> dict[str, Any]:
    """A set-up in plain order; `projects` and `events` come first, the rest follows by number."""
    sets = sets or DEFAULT_SETS[:players]
    numbers = [n for name in sorted(sets, key=SETS.index) for n in cards_of(name)]
    basic = [n for n in numbers if (n - 1) % 9 < 4]
    advanced = [n for n in numbers if (n - 1) % 9 >= 4]
    wanted = projects or []
    stack = [n for n in wanted if n in basic] + [n for n in basic if n not in wanted]
    stack += [n for n in wanted if n in advanced] + [n for n in advanced if n not in wanted]
    first = events or []
    rest = [n for n in QUIET + list(range(46, 61)) if n not in first]
    return {
        "start": start,
        "sets": sets,
        "specialists": specialists or (KINDS * 4),
        "projects": stack,
        "events": (first + list(dict.fromkeys(rest)))[:9],
        "discard": discard or ([1, 2] if Played.rules == 1 else [1, 2, 3, 4, 5]),
    }


def zwergar(players: int = 2, components: dict[str, Any] | None = None, **parts: Any) -> Deal:
    """A table under the rules version that is being tested, with the numbers of version 1 where none are given."""
    setup = setup_for(players, **parts)
    game = GAME.with_components(merged(NUMBERS, components or {})).under(Played.rules)
    return Deal(Table.read(game, default_players(players), {}, setup, None, game.rules))


def merged(numbers: dict[str, Any], others: dict[str, Any]) -> dict[str, Any]:
    return {section: values | others.get(section, {}) for section, values in numbers.items()}


def rich(players: int = 2, **parts: Any) -> Deal:
    """A table whose first player has plenty of everything, and one dwarf of each kind."""
    deal = zwergar(players, **parts)
    return deal.holds("miner", "smith", "engineer", "foreman").gives(0, "20S 20I 20G 20J", heat=10, warm=0, cold=4)
