"""Players and options as they are written on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from steiger import bots
from steiger.bots.budget import SIGN
from steiger.core.errors import BadRequest, Reason, UnknownBot
from steiger.core.game import Game, Option, Options
from steiger.core.jsontypes import Json

HUMAN = "human"


def names_in(given: str) -> list[str]:
    """Return the names in a list with commas."""
    return [name.strip() for name in given.split(",")]


def players_of(game: Game, given: str, people: bool) -> list[str]:
    """Return the players by seat: names of bots, or `human` if people may play."""
    players = [bots.allow(name) for name in names_in(given)]
    known = [HUMAN, *bots.names()] if people else bots.names()
    for name in players:
        if name.partition(SIGN)[0] not in known:
            raise UnknownBot(Reason("cli-player-unknown", player=name, known=", ".join(known)))
        if name != HUMAN:
            bots.check(name, game.name)
    game.check_players(len(players))
    return players


def options_of(game: Game, given: Sequence[str]) -> Options:
    """Return all options of a game from `name=value` words. Commas separate the values of a list."""
    chosen: dict[str, Json] = {}
    known = {option.name: option for option in game.options}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise BadRequest(Reason("cli-option-form", given=words))
        chosen[name] = value_of(known[name], value) if name in known else value
    return game.check_options(chosen)


def value_of(option: Option, given: str) -> Json:
    if option.several:
        return [one_value(option, part) for part in given.split(",")]
    return one_value(option, given)


def one_value(option: Option, given: str) -> str | bool:
    """Return the value that is written this way, as JSON writes it. The game refuses text that is no value."""
    for value in option.values:
        if str(value).lower() == given.lower():
            return value
    return given
