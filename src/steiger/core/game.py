"""What every game offers besides its positions: options, set-up, words, views, reasons. Not compiled: nothing here is hot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from steiger.core.errors import BadRequest, Illegal, Reason, UnknownOption, in_json
from steiger.core.jsontypes import Json, JsonObject
from steiger.core.observation import Observer
from steiger.core.outcome import Deed, Outcome
from steiger.core.rng import SEED_MAX, SEED_MIN, Rng
from steiger.core.state import NOBODY, State
from steiger.core.view import Goal, Part, Route, Setup, View
from steiger.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from rich.console import RenderableType

    from steiger.locale import Catalogue

OptionValue = str | bool | Sequence[str | bool]
Options = Mapping[str, OptionValue]  # checked by `Game.check_options`
Corrections = Mapping[str, Mapping[str, str | int]]  # section → name → value
Deal = tuple[Setup, list[int]]  # a set-up, and actions played on it


@dataclass(frozen=True)
class Option:
    """One way to vary a game. `several` means a list of the values instead of one of them."""

    name: str
    values: tuple[str | bool, ...]
    default: str | bool | None
    several: bool = False

    def check(self, value: Json) -> OptionValue:
        """Return this value if the option has it, or explain which values it has."""
        given = value if self.several and isinstance(value, list) else [value]
        # bool is an int in Python: compare types too, so that 1 is not taken for true.
        known = [v for one in given for v in self.values if type(one) is type(v) and one == v]
        if not known or len(known) < len(given):
            allowed = ", ".join(in_json(v) for v in self.values)
            raise UnknownOption(Reason("option-value", option=self.name, value=in_json(value), allowed=allowed))
        if not self.several:
            return known[0]
        if not isinstance(value, list) or len(set(known)) < len(known):
            raise UnknownOption(Reason("option-list", option=self.name, value=in_json(value)))
        return known


@dataclass(frozen=True)
class Component:
    """One number of the box with the mark of its origin: text, public, inferred, chosen, or owner for a corrected one."""

    section: str
    name: str
    value: str | int
    mark: str


@dataclass(frozen=True)
class Edition:
    """Corrected components under a name, and for how many players they are meant."""

    name: str
    players: tuple[int, ...]
    components: Corrections


class Game(ABC):
    """The rules of a game and everything about it that is not a position. `steiger.game(name)` finds one."""

    name: str
    versions: tuple[int, ...] = (1,)  # of the rules that the game can play, ascending; a record names the one it was played under
    least_players: int = 2
    most_players: int = 4
    options: tuple[Option, ...] = ()
    vocabulary: Vocabulary

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.least_players}–{self.most_players} players, rules version {self.rules}>"

    # Set-up.

    @abstractmethod
    def deal(self, players: int, options: Options, rng: Rng, rules: int) -> Setup:
        """Return what chance decides under this version of the rules, in full: the record's `setup`."""

    @abstractmethod
    def read_setup(self, players: int, options: Options, data: Json, rules: int) -> Setup:
        """Return a set-up from its JSON. One that is not a set-up of this game is a BadRequest that says where."""

    @abstractmethod
    def begin(self, players: int, options: Options, setup: Setup, rules: int) -> State:
        """Return the first position of a set-up that `deal` or `read_setup` gave.

        The game goes on under this version of the rules to its end.
        """

    @abstractmethod
    def redeal(self, first: State, setup: Setup, actions: Sequence[int], seat: int, rng: Rng) -> Deal:
        """Return another set-up, and these actions on it, that look the same to the seat.

        The result may depend only on the seat's knowledge and on the Rng. Call it through resample.py, which checks it.
        """

    # Components that the owner of a box may correct.

    def components(self) -> Sequence[Component]:
        """Return every number of the components. A game without correctable components has none."""
        return ()

    def with_components(self, data: Json) -> Game:
        """Return the game with corrected components (section → name → value). A fault is a BadRequest that names the place."""
        if data == {}:
            return self
        raise BadRequest(Reason("components-none", game=self.name))

    def renewed(self, components: JsonObject) -> JsonObject:
        """The corrections of a table under older rules, as a rematch under the newest takes them."""
        return components

    def editions(self) -> Sequence[Edition]:
        """Return the named sets of corrections that come with the game."""
        return ()

    def changes(self) -> Corrections:
        """Return the corrected components, as `with_components` takes them. Records carry them, so that they replay anywhere."""
        return {}

    # Words for people and programs.

    @abstractmethod
    def describe(self, state: State) -> dict[str, Json]:
        """Return the whole position as the engine protocol's `state`."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator (None). Hidden information leaves the engine only through here."""

    @abstractmethod
    def refusal(self, state: State, action: int) -> Reason | None:
        """Return the rule that refuses this action now and what is missing, or None if the action is legal."""

    def misspelt(self, words: str) -> Reason | None:
        """Explain words that are no action of this game, where the game knows more than the general answer."""
        return None

    @abstractmethod
    def draw(self, view: View, names: Sequence[str], catalogue: Catalogue) -> RenderableType:
        """Return the board for the terminal, in 100 × 40 characters with room for the prompt."""

    @abstractmethod
    def topics(self) -> Sequence[str]:
        """Return the topics that `?` can explain: fields and cards by their words."""

    @abstractmethod
    def explain(self, topic: str, catalogue: Catalogue) -> str | None:
        """Explain a field or card, or return None for a word this game does not have."""

    @abstractmethod
    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Return each seat's points by source, as if the game ended now."""

    def outcome(self, deed: Deed) -> Outcome:
        """Return what an action brought about, from what spectators see. Every game can give more than its points."""
        return Outcome(points=deed.points(*deed.earned_after[0]))

    def tables(self) -> Part | None:
        """Return the cards and tiles that never change, for a client to draw; None if the view has everything."""
        return None

    # Help for bots and for the player to move.

    def mind(self) -> object | None:
        """Return how bots think about this game (`steiger.bots.minds.Minds`), or None if only game-blind bots can play it."""
        return None

    # Observations, for programs that learn.

    def observer(self, players: int) -> Observer | None:
        """Return what writes the observations of a game for this many players, or None if the game declares none."""
        return None

    def rebuild(self, first: State, cells: Sequence[int]) -> State:
        """Return a position that the viewer of an observation cannot tell from the true one.

        `first` is any first position with the same players, options, components and rules.
        """
        raise NotImplementedError(self.name)

    def goals(self, state: State) -> list[Goal]:
        """Return the goals that `route` accepts for the player to move. A game or a moment without goals has none."""
        return []

    def route(self, state: State, goal: Goal) -> Route:
        """Return the cheapest way to one of these goals. It is exact."""
        raise NotImplementedError(self.name)

    # What follows from these.

    @property
    def rules(self) -> int:
        """The newest version of the rules: new games are played under it."""
        return self.versions[-1]

    def under(self, rules: int) -> Self:
        """Return the game as it was when this version of the rules was the newest, with the same corrections."""
        older = copy(self)
        older.versions = tuple(version for version in self.versions if version <= rules)
        return self if rules == self.rules else older

    def check_rules(self, rules: Json) -> int:
        if type(rules) is not int or rules not in self.versions:
            raise BadRequest(Reason("record-rules", rules=in_json(rules), known=", ".join(map(str, self.versions))))
        return rules

    def check_players(self, players: Json) -> int:
        if type(players) is not int or not self.least_players <= players <= self.most_players:
            raise BadRequest(Reason("players-range", least=self.least_players, most=self.most_players, given=in_json(players)))
        return players

    def check_options(self, given: Json) -> dict[str, OptionValue]:
        """Return all options with their values. Missing options take their defaults."""
        if not isinstance(given, dict):
            raise BadRequest(Reason("options-object"))
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise UnknownOption(Reason("option-unknown", option=in_json(name), known=", ".join(known)))
        filled = {o.name: o.check(given[o.name]) if o.name in given else o.default for o in self.options}
        return {name: value for name, value in filled.items() if value is not None}

    def check_goal(self, state: State, goal: Json) -> Goal:
        for known in self.goals(state):
            if known == goal:
                return known
        raise BadRequest(Reason("goal-unknown", goal=in_json(goal)))

    def setup_from(self, players: int, options: Options, seed: Json, rules: int | None = None) -> Setup:
        """Return the set-up that a seed gives, under the newest rules unless `rules` names others."""
        if type(seed) is not int or not SEED_MIN <= seed <= SEED_MAX:
            raise BadRequest(Reason("seed-range", given=in_json(seed)))
        return self.deal(players, options, Rng(seed), self.rules if rules is None else rules)

    def opening(self, players: int, options: Options, rng: Rng, rules: int) -> State:
        """Deal and return the first position."""
        return self.begin(players, options, self.deal(players, options, rng, rules), rules)

    def first_position(self, players: int, options: Options, seed: int) -> State:
        """Return the first position that a seed gives under the newest rules."""
        return self.begin(players, options, self.setup_from(players, options, seed), self.rules)

    def action(self, state: State, words: str) -> int:
        """Return the action with these words if it is legal now."""
        action = self.vocabulary.id(words)
        if action is None or action not in state.legal():
            raise Illegal(self.why_not(state, words))
        return action

    def why_not(self, state: State, words: str) -> Reason:
        """Return the rule that refuses these words, which must not be a legal action, and what is missing."""
        if state.to_move() == NOBODY:
            return Reason("game-over")
        action = self.vocabulary.id(words)
        if action is None:
            return self.misspelt(words) or self._unknown_words(words)
        refused = self.refusal(state, action)
        assert refused is not None, (words, "is legal")
        return refused

    def _unknown_words(self, words: str) -> Reason:
        """Say which part of the words is wrong: the verb, or what follows it."""
        first = words.partition(" ")[0]
        for verb in self.vocabulary.verbs:
            if verb.word == first:
                return Reason("action-unknown", words=words, verb=first, example=verb.phrases[0])
        return Reason("action-unknown-verb", words=words, verbs=", ".join(verb.word for verb in self.vocabulary.verbs))

    def legal_words(self, state: State) -> list[str]:
        return [self.vocabulary.words[action] for action in state.legal()]
