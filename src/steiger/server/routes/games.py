"""Which games and bots there are, and what their words mean."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from litestar import MediaType, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from steiger import bots, game_names
from steiger.core.errors import BadRequest, Reason
from steiger.core.game import Game
from steiger.core.jsontypes import Json
from steiger.core.registry import find_game
from steiger.locale import FOLDER, LANGUAGES, catalogue, game_files
from steiger.server.boxes import game_of
from steiger.server.faults import not_found
from steiger.server.game_messages import BotFacts, EditionFacts, Explanation, GameFacts, GameOption
from steiger.server.hall import Hall
from steiger.server.visitors import TheHall, TheVisitor, Visitor


def facts(game: Game) -> GameFacts:
    return GameFacts(
        name=game.name,
        rules=game.rules,
        least_players=game.least_players,
        most_players=game.most_players,
        options=[GameOption(name=o.name, values=list(o.values), default=o.default, several=o.several) for o in game.options],
        topics=list(game.topics()),
        editions=[EditionFacts(name=e.name, players=list(e.players), components=dict(e.components)) for e in game.editions()],
        correctable=len(game.components()) > 0,
        advised=bots.adviser(game.name) is not None,
        verbs={verb.word: verb.names for verb in game.vocabulary.verbs},
    )


@get("/api/games")
async def games() -> list[GameFacts]:
    return [facts(find_game(name)) for name in game_names()]


@get("/api/games/{game:str}/topics/{topic:str}")
async def explain(
    visitor: TheVisitor, game: FromPath[str], topic: FromPath[str], language: FromQuery[str | None] = None
) -> Explanation:
    return explained(find_game(game), topic, spoken(visitor, language))


@get("/api/tables/{table:str}/topics/{topic:str}")
async def explain_at_table(
    hall: TheHall, visitor: TheVisitor, table: FromPath[str], topic: FromPath[str], language: FromQuery[str | None] = None
) -> Explanation:
    """The same with the table's own components and rules version."""
    return explained(await game_at(hall, table), topic, spoken(visitor, language))


async def game_at(hall: Hall, table: str) -> Game:
    row = (await hall.room(table)).row
    return game_of(row.chosen).under(row.rules)


def spoken(visitor: Visitor, wanted: str | None) -> str:
    return wanted if wanted is not None and wanted in LANGUAGES else visitor.language


def explained(game: Game, topic: str, language: str) -> Explanation:
    try:
        text = game.explain(topic, catalogue(language))
    except AssertionError:
        text = None
    if text is None:
        raise not_found("no-such-topic")
    return Explanation(topic=topic, text=text)


@get("/api/games/{game:str}/components")
async def box(game: FromPath[str]) -> dict[str, dict[str, str | int]]:
    """Every number of the box, written as corrections are."""
    return numbers(find_game(game))


@get("/api/tables/{table:str}/components")
async def box_at_table(hall: TheHall, table: FromPath[str]) -> dict[str, dict[str, str | int]]:
    """Every number of the table's box, the corrected ones included."""
    return numbers(await game_at(hall, table))


def numbers(game: Game) -> dict[str, dict[str, str | int]]:
    found: dict[str, dict[str, str | int]] = {}
    for row in game.components():
        found.setdefault(row.section, {})[row.name] = row.value
    return found


@post("/api/games/{game:str}/components", status_code=200)
async def corrections(game: FromPath[str], data: JSONBody[Json]) -> dict[str, dict[str, str | int]]:
    """Return what these corrections change. They are an object, or the text of a TOML file.

    A wrong one is refused with its place.
    """
    corrected = find_game(game).with_components(read_toml(data) if isinstance(data, str) else data)
    return {section: dict(values) for section, values in corrected.changes().items()}


def read_toml(text: str) -> dict[str, Json]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadRequest(Reason("components-text-not-toml", detail=str(error))) from None


@get("/api/bots")
async def listed() -> list[BotFacts]:
    return list(bot_facts())


@cache
def bot_facts() -> tuple[BotFacts, ...]:
    """Return the facts of all bots. Finding them loads every bot, so it happens once."""
    return tuple(BotFacts(name=name, games=games_of(name), rank=bots.rank(name)) for name in bots.names())


def games_of(bot: str) -> list[str]:
    return [game for game in game_names() if bots.plays(bot, game)]


@get("/api/games/{game:str}/sentences/{language:str}", media_type=MediaType.TEXT)
async def sentences(game: FromPath[str], language: FromPath[str]) -> str:
    """The Fluent files of one game, for a client that was built without them."""
    return fluent(game_files(find_game(game).name, known_language(language)))


@get("/api/locale/{language:str}", media_type=MediaType.TEXT)
async def locale(language: FromPath[str]) -> str:
    return fluent(sorted((FOLDER / known_language(language)).glob("*.ftl")))


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise not_found("language-unknown", known=", ".join(LANGUAGES))
    return language


def fluent(files: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


ROUTES = [games, explain, explain_at_table, box, box_at_table, corrections, listed, sentences, locale]
