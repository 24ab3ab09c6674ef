"""The engine's line protocol: one request in, one answer out, the position unchanged by any error. Lines are engine.py's work."""

from __future__ import annotations

import json
import secrets

from msgspec import UNSET

from steiger import bots
from steiger.cli import requests
from steiger.cli.numbers import MOST_MS
from steiger.core.errors import BadRequest, ClientError, Illegal, NoGame, Reason, in_json
from steiger.core.jsontypes import Json
from steiger.core.record import default_players, parse
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.locale import Catalogue

SEED_BITS = 53  # what every JSON reader holds exactly


class Protocol:
    """One conversation: at most one table at a time."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.table: Table | None = None
        self.rng = Rng(secrets.randbits(SEED_BITS))

    def answer(self, line: bytes) -> str:
        """Return the answer to one line, as one line."""
        try:
            return compact(self.handle(requests.read(line)))
        except ClientError as error:
            return self.fault(error)
        except RecursionError:
            return self.fault(BadRequest(Reason("cli-request-deep")))

    def fault(self, error: ClientError) -> str:
        return compact({"error": {"code": error.code, "message": self.catalogue.say(error.reason)}})

    def handle(self, asked: requests.Request) -> Json:
        match asked:
            case requests.New():
                return self.new(asked)
            case requests.Load():
                self.table = Table.replay(parse(asked.record))
                return self.done()
            case requests.Bot():
                return self.bot(asked)
            case _:
                return self.at(self.at_table, asked)

    def at(self, table: Table, asked: requests.Request) -> Json:
        """Answer a request about the table."""
        match asked:
            case requests.Legal():
                return {"player": table.to_move(), "actions": table.legal()}
            case requests.Play():
                table.play(asked.action)
            case requests.Undo():
                table.take_back()
            case requests.State():
                return table.game.describe(table.state)
            case requests.View():
                return as_json(table.view(asked.player))
            case requests.Record():
                return table.record().to_json()
            case _:
                assert False, asked
        return self.done()

    @property
    def at_table(self) -> Table:
        if self.table is None:
            raise NoGame(Reason("cli-no-game"))
        return self.table

    def done(self) -> Json:
        return {"ok": True, "ply": self.at_table.ply}

    def new(self, asked: requests.New) -> Json:
        """Start a game. If both seed and set-up are given, the set-up counts, but the seed must still be one."""
        game = find_game(asked.game).with_components(asked.components)
        game = game.under(game.check_rules(game.rules if asked.rules is UNSET else asked.rules))
        players = game.check_players(asked.players)
        options = game.check_options(asked.options)
        seed = None if asked.seed is UNSET else asked.seed
        if seed is None and asked.setup is UNSET:
            seed = secrets.randbits(SEED_BITS)
        drawn = None if seed is None else game.setup_from(players, options, seed)
        setup = game.read_setup(players, options, asked.setup, game.rules) if asked.setup is not UNSET else drawn
        assert setup is not None
        self.table = Table(game, default_players(players), options, setup, seed)
        return {"ok": True, "setup": as_json(setup)}

    def bot(self, asked: requests.Bot) -> Json:
        table = self.at_table
        bot = bots.get(bots.check(asked.bot, table.game.name), self.rng)
        if not 0 <= asked.ms <= MOST_MS:
            raise BadRequest(Reason("cli-ms-range", given=in_json(asked.ms), most=MOST_MS))
        if table.to_move() is None:
            raise Illegal(Reason("game-over"))
        return {"action": table.game.vocabulary.words[bots.ask(bot, table.state, self.rng, asked.ms, lambda: table)]}


def compact(answer: Json) -> str:
    return json.dumps(answer, separators=(",", ":"))
