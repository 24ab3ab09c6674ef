"""Every kind of table that a game can be played at: players, options, corrected components and rules versions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from steiger.core.errors import ClientError
from steiger.core.game import Game, Option
from steiger.core.rng import Rng
from steiger.core.table import Table

CORRECTED = 12  # components corrected at once


@dataclass(frozen=True)
class Setting:
    name: str
    game: Game
    players: int
    options: dict[str, Any]
    seed: int
    rules: int | None = None  # None: the newest version

    def table(self) -> Table:
        return Table.new(self.game, self.players, self.options, self.seed, self.rules)


def settings(game: Game) -> list[Setting]:
    """A bounded list in which every value of every option occurs for every number of players that allows it."""
    counts = range(game.least_players, game.most_players + 1)
    kinds = (plain, corrected, older)
    return [setting for players in counts for kind in kinds for setting in kind(game, players)]


def plain(game: Game, players: int) -> Iterator[Setting]:
    for seed, options in enumerate(option_choices(game, players)):
        yield Setting(named(game, players, options), game, players, options, seed)


def named(game: Game, players: int, options: dict[str, Any]) -> str:
    values = ["+".join(value) if isinstance(value, list) else f"{name}={value}" for name, value in options.items()]
    return " ".join([game.name, str(players), *values])


def option_choices(game: Game, players: int) -> list[dict[str, Any]]:
    """Every combination of the options with one value, and lists that together hold every value of the others."""
    single = [option for option in game.options if not option.several]
    several = [option for option in game.options if option.several]
    rows = [dict(zip([o.name for o in single], values, strict=True)) for values in product(*(o.values for o in single))]
    lists = {option.name: covering(game, players, option) for option in several}
    count = max(len(rows), *(len(choices) for choices in lists.values())) if lists else len(rows)
    return [rows[n % len(rows)] | given(lists, n) for n in range(count)]


def given(lists: dict[str, list[list[Any]]], n: int) -> dict[str, Any]:
    """The n-th list of each option; an option without a list keeps its default."""
    chosen = {name: choices[n % len(choices)] for name, choices in lists.items()}
    return {name: values for name, values in chosen.items() if values}


def covering(game: Game, players: int, option: Option) -> list[list[Any]]:
    """The default, and lists that the game accepts for this number of players until every value has occurred."""
    found: list[list[Any]] = [[]]
    missing = set(option.values)
    sizes = range(1, len(option.values) + 1)
    for values in (values for size in sizes for values in combinations(option.values, size)):
        if missing & set(values) and accepts(game, players, {option.name: list(values)}):
            missing -= set(values)
            found.append(list(values))
    assert not missing, f"no table for {players} players accepts {option.name} with {sorted(map(str, missing))}"
    return found


def accepts(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        Table.new(game, players, options, 0)
    except ClientError:
        return False
    return True


def corrected(game: Game, players: int) -> Iterator[Setting]:
    """The named editions for this number of players, and numbers corrected at random."""
    for edition in game.editions():
        if players in edition.players:
            yield Setting(f"{game.name} {players} {edition.name}", game.with_components(edition.components), players, {}, 50)
    if changed := with_random_corrections(game, Rng(players)):
        yield Setting(f"{game.name} {players} corrected", changed, players, {}, 51)


def older(game: Game, players: int) -> Iterator[Setting]:
    """Every version of the rules but the newest."""
    for rules in game.versions[:-1]:
        yield Setting(f"{game.name} {players} rules={rules}", game, players, {}, 52, rules)


def with_random_corrections(game: Game, rng: Rng) -> Game | None:
    """The game with one more in some of its numbers; None if it has no components to correct."""
    numbers = [component for component in game.components() if isinstance(component.value, int)]
    data: dict[str, Any] = {}
    for _ in range(CORRECTED if numbers else 0):
        component = numbers[int(rng.below(len(numbers)))]
        assert isinstance(component.value, int)
        section = data.get(component.section, {}) | {component.name: component.value + 1}
        if is_correction(game, data | {component.section: section}):
            data[component.section] = section
    return game.with_components(data) if data else None


def is_correction(game: Game, data: dict[str, Any]) -> bool:
    try:
        game.with_components(data)
    except ClientError:
        return False
    return True
