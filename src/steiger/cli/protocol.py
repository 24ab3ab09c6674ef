"""The engine's line protocol: one request in, one answer out, the position unchanged by any error. Lines are engine.py's work."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from steiger import bots
from steiger.cli.numbers import MOST_MS
from steiger.core.errors import BadRequest, ClientError, Illegal, NoGame, Reason, in_json
from steiger.core.game import Game, Json
from steiger.core.record import default_players, parse
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.locale import Catalogue

SEED_BITS = 53  # what every JSON reader holds exactly


@dataclass(frozen=True)
class Field:
    """One field of a request: the JSON types it may have, and whether it may be left out."""

    types: tuple[type, ...]
    needed: bool = True


TEXT = Field((str,))
NUMBER = Field((int,))
OBJECT = Field((dict,))
NUMBER_OR_NULL = Field((int, type(None)))
FIELDS: dict[str, dict[str, Field]] = {
    "new": {
        "game": TEXT,
        "players": NUMBER,
        "options": Field((dict,), needed=False),
        "rules": Field((int,), needed=False),
        "components": Field((dict,), needed=False),
        "seed": Field((int,), needed=False),
        "setup": Field((dict,), needed=False),
    },
    "load": {"record": OBJECT},
    "legal": {},
    "play": {"action": TEXT},
    "undo": {},
    "state": {},
    "view": {"player": NUMBER_OR_NULL},
    "record": {},
    "bot": {"bot": TEXT, "ms": Field((int,), needed=False)},
}


class Protocol:
    """One conversation: at most one table at a time."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.table: Table | None = None
        self.rng = Rng(secrets.randbits(SEED_BITS))
        self.commands: dict[str, Callable[[Mapping[str, Json]], Json]] = {
            "new": self.new,
            "load": self.load,
            "legal": self.legal,
            "play": self.play,
            "undo": self.undo,
            "state": self.state,
            "view": self.view,
            "record": self.record,
            "bot": self.bot,
        }

    def answer(self, line: bytes) -> str:
        """The answer to one line, as one line."""
        try:
            return compact(self.handle(request(line)))
        except ClientError as error:
            return self.fault(error)
        except RecursionError:
            return self.fault(BadRequest(Reason("cli-request-deep")))

    def fault(self, error: ClientError) -> str:
        return compact({"error": {"code": error.code, "message": self.catalogue.say(error.reason)}})

    def handle(self, given: Mapping[str, Json]) -> Json:
        name = given.get("cmd")
        if not isinstance(name, str) or name not in self.commands:
            raise BadRequest(Reason("cli-unknown-command", command=in_json(name), known=", ".join(self.commands)))
        check_fields(name, given)
        return self.commands[name](given)

    @property
    def at_table(self) -> Table:
        if self.table is None:
            raise NoGame(Reason("cli-no-game"))
        return self.table

    def new(self, given: Mapping[str, Json]) -> Json:
        game = find_game(given["game"]).with_components(given.get("components", {}))
        game = game.under(game.check_rules(given.get("rules", game.rules)))
        players = game.check_players(given["players"])
        options = game.check_options(given.get("options", {}))
        seed = given.get("seed")
        if seed is None and "setup" not in given:
            seed = secrets.randbits(SEED_BITS)
        setup = setup_of(game, players, options, seed, given)
        self.table = Table(game, default_players(players), options, setup, seed)
        return {"ok": True, "setup": setup}

    def load(self, given: Mapping[str, Json]) -> Json:
        self.table = Table.replay(parse(given["record"]))
        return self.done()

    def done(self) -> Json:
        return {"ok": True, "ply": self.at_table.ply}

    def legal(self, given: Mapping[str, Json]) -> Json:
        return {"player": self.at_table.to_move(), "actions": self.at_table.legal()}

    def play(self, given: Mapping[str, Json]) -> Json:
        self.at_table.play(given["action"])
        return self.done()

    def undo(self, given: Mapping[str, Json]) -> Json:
        self.at_table.take_back()
        return self.done()

    def state(self, given: Mapping[str, Json]) -> Json:
        return self.at_table.game.describe(self.at_table.state)

    def view(self, given: Mapping[str, Json]) -> Json:
        return as_json(self.at_table.view(given["player"]))

    def record(self, given: Mapping[str, Json]) -> Json:
        return self.at_table.record().to_json()

    def bot(self, given: Mapping[str, Json]) -> Json:
        table = self.at_table
        bot = bots.get(bots.check(given["bot"], table.game.name), self.rng)
        ms = given.get("ms", bots.DEFAULT_MS)
        if not 0 <= ms <= MOST_MS:
            raise BadRequest(Reason("cli-ms-range", given=in_json(ms), most=MOST_MS))
        if table.to_move() is None:
            raise Illegal(Reason("game-over"))
        return {"action": table.game.vocabulary.words[bots.ask(bot, table.state, self.rng, ms, lambda: table)]}


def setup_of(game: Game, players: int, options: dict[str, Json], seed: int | None, given: Mapping[str, Json]) -> dict[str, Json]:
    """The set-up given, or the one the seed gives; with both the set-up counts, but the seed must still be one."""
    drawn = game.setup_from(players, options, seed) if seed is not None else {}
    setup: dict[str, Json] = given.get("setup", drawn)
    return setup


def request(line: bytes) -> Mapping[str, Json]:
    try:
        given = json.loads(line.decode("utf-8"), parse_constant=no_constant)
    except UnicodeDecodeError:
        raise BadRequest(Reason("cli-not-utf8")) from None
    except ValueError as error:
        raise BadRequest(Reason("cli-not-json", detail=str(error))) from None
    if not isinstance(given, dict):
        raise BadRequest(Reason("cli-not-an-object"))
    return given


def no_constant(name: str) -> Json:
    """Python reads NaN and Infinity, JSON does not have them."""
    raise ValueError(name)


def check_fields(name: str, given: Mapping[str, Json]) -> None:
    fields = FIELDS[name]
    for field in given:
        if field != "cmd" and field not in fields:
            raise BadRequest(Reason("cli-field-unknown", command=name, field=field, known=", ".join(fields) or "–"))
    for field, kind in fields.items():
        if field not in given:
            if kind.needed:
                raise BadRequest(Reason("cli-field-missing", command=name, field=field))
        # bool is an int in Python, not in JSON.
        elif type(given[field]) not in kind.types:
            raise BadRequest(
                Reason("cli-field-type", command=name, field=field, types=" / ".join(JSON_TYPES[t] for t in kind.types))
            )


JSON_TYPES: dict[type, str] = {str: "string", int: "integer", dict: "object", type(None): "null"}


def compact(answer: Json) -> str:
    return json.dumps(answer, separators=(",", ":"))
