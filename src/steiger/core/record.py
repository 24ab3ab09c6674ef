"""A game as a file: set-up and actions, complete without a random generator. Playing it back is the Table's work."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import NotRequired, TypedDict, cast

from steiger.core.errors import BadRecord, ClientError, Reason, in_json
from steiger.core.game import Game, Options
from steiger.core.jsontypes import Json, JsonObject
from steiger.core.registry import find_game
from steiger.core.view import Setup, as_json

FORMAT = "steiger/1"
MOST_ACTIONS = 100_000


class Player(TypedDict):
    """A player as a record names it. Other fields of a file are kept as they are."""

    name: str
    bot: NotRequired[str]


@dataclass(repr=False)
class Record:
    """A game as data: `Record.load(path)` reads a file, `Table.replay(record)` plays it."""

    game: Game
    options: Options
    players: list[Player]
    setup: Setup
    actions: list[str] = field(default_factory=list)
    seed: int | None = None
    result: JsonObject | None = None
    rules: int | None = None

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record from a file. A fault in it raises `BadRecord`, which says where."""
        return Record.loads(Path(path).read_bytes())

    @staticmethod
    def loads(text: str | bytes) -> Record:
        """Read a record from its text."""
        return parse_text(text)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, all or nothing: a file that was there stays until the new one is complete."""
        write_whole(Path(path), self.dumps())

    def __repr__(self) -> str:
        return f"<Record {self.game.name}, {len(self.players)} players, {len(self.actions)} actions>"

    def to_json(self) -> dict[str, Json]:
        rules = self.rules or self.game.rules
        record: dict[str, Json] = {"format": FORMAT, "game": self.game.name, "rules": rules}
        record |= {"options": self.options, "players": cast(list[Json], self.players)}
        if changes := self.game.under(rules).changes():
            record["components"] = changes
        if self.seed is not None:
            record["seed"] = self.seed
        record |= {"setup": as_json(self.setup), "actions": self.actions}
        if self.result is not None:
            record["result"] = self.result
        return record

    def dumps(self) -> str:
        """Return the text of the record, with one line per part so that it reads and diffs well."""
        parts = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in self.to_json().items()]
        return "{\n" + ",\n".join(parts) + "\n}\n"


def default_players(count: int) -> list[Player]:
    return [{"name": f"Player {seat + 1}"} for seat in range(count)]


def write_whole(path: Path, text: str) -> None:
    beside = path.with_name(f"{path.name}.part")
    beside.write_text(text, encoding="utf-8", errors="surrogateescape")
    beside.replace(path)


def parse_text(text: str | bytes) -> Record:
    """Read a record from its text."""
    try:
        data = json.loads(text.decode("utf-8") if isinstance(text, bytes) else text)
    except UnicodeDecodeError:
        raise BadRecord(Reason("record-not-utf8")) from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(Reason("record-not-json", detail=str(error))) from None
    return parse(data)


def parse(data: Json) -> Record:
    """Read a record from its JSON. A fault is a `BadRecord`. The actions themselves are checked when they are played."""
    try:
        return _parse(data)
    except BadRecord:
        raise
    except ClientError as error:
        raise BadRecord(error.reason) from None


def _parse(data: Json) -> Record:
    if not isinstance(data, dict):
        raise BadRecord(Reason("record-object"))
    if data.get("format") != FORMAT:
        raise BadRecord(Reason("record-format", format=in_json(data.get("format")), known=FORMAT))
    game = find_game(data.get("game")).with_components(data.get("components", {}))
    players = _players(game, data)
    options = game.check_options(data.get("options", {}))
    rules = game.check_rules(data.get("rules", game.rules))
    seed = data.get("seed")
    if seed is None and "setup" not in data:
        raise BadRecord(Reason("record-no-setup"))
    drawn = None if seed is None else game.setup_from(len(players), options, seed, rules)
    setup = game.read_setup(len(players), options, data["setup"], rules) if drawn is None or "setup" in data else drawn
    return Record(game, options, players, setup, _actions(data), seed, _result(data, len(players)), rules)


def _players(game: Game, data: JsonObject) -> list[Player]:
    players = data.get("players")
    if not isinstance(players, list):
        raise BadRecord(Reason("record-players"))
    game.check_players(len(players))
    for seat, player in enumerate(players):
        if not isinstance(player, dict) or not isinstance(player.get("name"), str):
            raise BadRecord(Reason("record-player", seat=seat))
        if not isinstance(player.get("bot", ""), str):
            raise BadRecord(Reason("record-player-bot", seat=seat))
    return cast(list[Player], players)


def _actions(data: JsonObject) -> list[str]:
    given = data.get("actions")
    if not isinstance(given, list) or len(given) > MOST_ACTIONS:
        raise BadRecord(Reason("record-actions", most=MOST_ACTIONS))
    actions = [words for words in given if isinstance(words, str)]
    if len(actions) < len(given):
        index = next(index for index, words in enumerate(given) if not isinstance(words, str))
        raise BadRecord(Reason("record-action-words", index=index), index)
    return actions


def _result(data: JsonObject, players: int) -> JsonObject | None:
    result = data.get("result")
    if result is None:
        return None
    if not isinstance(result, dict) or _count(result.get("scores")) != players or _count(result.get("winners")) is None:
        raise BadRecord(Reason("record-result", players=players))
    return dict(result)


def _count(value: Json) -> int | None:
    """Return the length of a list of whole numbers, or None for anything else."""
    return len(value) if isinstance(value, list) and all(type(number) is int for number in value) else None
