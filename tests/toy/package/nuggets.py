"""Nuggets, a game of luck and nerve. Dig in one of two shafts as long as you dare, or stop and keep what you have dug."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from steiger import NOBODY, Game, Rng, State
from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Deal, Options
from steiger.core.jsontypes import Json
from steiger.core.state import Choices
from steiger.core.view import SeatView, Setup, View
from steiger.core.vocabulary import Vocabulary
from steiger.locale import Catalogue

SHAFTS = ["left", "right"]
CAVE_IN = 0
CARDS = [CAVE_IN, 1, 2, 3]  # a cave-in, or that many nuggets
CARDS_OF_A_KIND = 2  # per player
TOPICS = ("nuggets", "cave-in")

VOCABULARY = Vocabulary()
DIG = VOCABULARY.verb("dig", ["shaft"], SHAFTS)
STOP = VOCABULARY.verb("stop")


def all_cards(players: int) -> list[int]:
    return [card for card in CARDS for _ in range(CARDS_OF_A_KIND * players)]


class Position(State):
    """The cards still in each shaft, the next one first, and what the players have."""

    def __init__(self, rules: int, shafts: list[list[int]], players: int) -> None:
        self.rules = rules
        self.shafts = shafts
        self.gold = [0] * players
        self.sack = 0  # dug in this turn
        self.seat = 0
        self.dug = 0  # cards

    def game_name(self) -> str:
        return GAME.name

    def copy(self) -> Position:
        twin = Position(self.rules, [shaft[:] for shaft in self.shafts], len(self.gold))
        twin.gold, twin.sack, twin.seat, twin.dug = self.gold[:], self.sack, self.seat, self.dug
        return twin

    def to_move(self) -> int:
        return self.seat if any(self.shafts) or self.sack else NOBODY

    def may_dig(self, shaft: int) -> bool:
        return len(self.shafts[shaft]) > 0

    def may_stop(self) -> bool:
        return self.sack > 0

    def offer(self, into: Choices) -> None:
        for shaft in range(len(SHAFTS)):
            if self.may_dig(shaft):
                into.add(DIG.first + shaft)
        if self.may_stop():
            into.add(STOP.first)

    def apply(self, action: int) -> None:
        if STOP.has(action):
            self.end_turn(self.sack)
        else:
            self.dig(self.shafts[action - DIG.first])

    def dig(self, shaft: list[int]) -> None:
        """Draw a card. A cave-in buries the sack; since rules version 2 half of it can be saved."""
        card = shaft.pop(0)
        self.dug += 1
        if card == CAVE_IN:
            self.end_turn(self.sack // 2 if self.rules >= 2 else 0)
        else:
            self.sack += card

    def end_turn(self, kept: int) -> None:
        self.gold[self.seat] += kept
        self.sack = 0
        self.seat = (self.seat + 1) % len(self.gold)

    def scores(self) -> list[int]:
        return self.gold[:]

    def winners(self) -> list[int]:
        over = self.to_move() == NOBODY
        return [seat for seat, gold in enumerate(self.gold) if gold == max(self.gold)] if over else []

    def determinize(self, seat: int, rng: Rng) -> None:
        """Nobody knows the order of the cards, so it must not matter here either. Everybody can count which ones are left."""
        cards = rng.shuffled(sorted(self.shafts[0] + self.shafts[1]))
        self.shafts = [cards[: len(self.shafts[0])], cards[len(self.shafts[0]) :]]

    def fingerprint(self, seat: int) -> tuple[object, ...]:
        left, right = self.shafts
        known = (self.rules, *self.gold, self.sack, self.seat, self.dug, len(left), len(right))
        return (*known, *left, *right) if seat == NOBODY else (*known, *sorted(left + right))

    def reveals(self) -> int:
        return self.dug

    def check(self) -> None:
        cards = len(all_cards(len(self.gold)))
        assert self.dug + len(self.shafts[0]) + len(self.shafts[1]) == cards, (self.dug, self.shafts)


class Dealt(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What chance decides: the cards in each shaft, the next one first."""

    left: list[int]
    right: list[int]


class NuggetsView(View, frozen=True, kw_only=True):
    """The table as everybody sees it: the cards left in each shaft and the nuggets dug in this turn."""

    left: int
    right: int
    sack: int


class Nuggets(Game):
    name = "nuggets"
    versions = (1, 2)
    vocabulary = VOCABULARY

    def deal(self, players: int, options: Options, rng: Rng, rules: int) -> Dealt:
        cards = rng.shuffled(all_cards(players))
        return Dealt(left=cards[: len(cards) // 2], right=cards[len(cards) // 2 :])

    def read_setup(self, players: int, options: Options, data: Json, rules: int) -> Dealt:
        try:
            dealt = msgspec.convert(data, Dealt)
        except msgspec.ValidationError:
            raise BadRequest(Reason("setup-keys", keys=", ".join(SHAFTS))) from None
        if sorted(dealt.left + dealt.right) != all_cards(players):
            raise BadRequest(Reason("nuggets-setup-cards", count=len(all_cards(players))))
        return dealt

    def begin(self, players: int, options: Options, setup: Setup, rules: int) -> Position:
        assert isinstance(setup, Dealt)
        return Position(rules, [setup.left[:], setup.right[:]], players)

    def redeal(self, first: State, setup: Setup, actions: Sequence[int], seat: int, rng: Rng) -> Deal:
        assert isinstance(setup, Dealt)
        state = first.copy()
        for action in actions:
            state.apply(action)
        state.determinize(seat, rng)
        left, right = position(state).shafts
        dug_left, dug_right = setup.left[: len(setup.left) - len(left)], setup.right[: len(setup.right) - len(right)]
        return Dealt(left=dug_left + left, right=dug_right + right), list(actions)

    def refusal(self, state: State, action: int) -> Reason | None:
        if STOP.has(action):
            return None if position(state).may_stop() else Reason("nuggets-nothing-dug")
        shaft = action - DIG.first
        return None if position(state).may_dig(shaft) else Reason("nuggets-shaft-empty", shaft=SHAFTS[shaft])

    def describe(self, state: State) -> dict[str, Json]:
        left, right = position(state).shafts
        return {"left": left, "right": right, "gold": state.scores(), "sack": position(state).sack, "seat": position(state).seat}

    def view(self, state: State, seat: int | None) -> NuggetsView:
        here = position(state)
        over = state.to_move() == NOBODY
        return NuggetsView(
            seat=seat,
            player=None if over else here.seat,
            phase="over" if over else "dig",
            seats=[SeatView(score=gold) for gold in here.gold],
            left=len(here.shafts[0]),
            right=len(here.shafts[1]),
            sack=here.sack,
        )

    def draw(self, view: View, names: Sequence[str], catalogue: Catalogue) -> str:
        assert isinstance(view, NuggetsView)
        players = [catalogue.text("nuggets-player", name=n, gold=s.score) for n, s in zip(names, view.seats, strict=True)]
        return "\n".join([catalogue.text("nuggets-board", left=view.left, right=view.right, sack=view.sack), *players])

    def topics(self) -> Sequence[str]:
        return TOPICS

    def explain(self, topic: str, catalogue: Catalogue) -> str | None:
        return catalogue.text(f"nuggets-topic-{topic}") if topic in TOPICS else None

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return [{"gold": gold} for gold in state.scores()]


def position(state: State) -> Position:
    assert isinstance(state, Position)
    return state


GAME = Nuggets()
