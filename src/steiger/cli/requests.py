"""The requests of the engine protocol. Each Struct declares the fields of one command; `read` checks a line against it."""

from __future__ import annotations

import json
from types import UnionType
from typing import Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import fields

from steiger import bots
from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.jsontypes import Json, JsonObject


class Request(Struct, kw_only=True):
    """What a program asks. Optional fields are left out, not null."""


class New(Request, kw_only=True):
    game: str
    players: int
    options: dict[str, Json] = {}
    rules: int | UnsetType = UNSET
    components: dict[str, Json] = {}
    seed: int | UnsetType = UNSET
    setup: dict[str, Json] | UnsetType = UNSET


class Load(Request, kw_only=True):
    record: dict[str, Json]


class Legal(Request, kw_only=True):
    pass


class Play(Request, kw_only=True):
    action: str


class Undo(Request, kw_only=True):
    pass


class State(Request, kw_only=True):
    pass


class View(Request, kw_only=True):
    player: int | None


class Record(Request, kw_only=True):
    pass


class Bot(Request, kw_only=True):
    bot: str
    ms: int = bots.DEFAULT_MS


COMMANDS: Final[dict[str, type[Request]]] = {
    "new": New,
    "load": Load,
    "legal": Legal,
    "play": Play,
    "undo": Undo,
    "state": State,
    "view": View,
    "record": Record,
    "bot": Bot,
}
JSON_TYPES: Final[dict[type, str]] = {str: "string", int: "integer", dict: "object", type(None): "null"}


def read(line: bytes) -> Request:
    """Return the request on a line. A fault in it is a BadRequest."""
    given = json_object(line)
    name = given.get("cmd")
    if not isinstance(name, str) or name not in COMMANDS:
        raise BadRequest(Reason("cli-unknown-command", command=in_json(name), known=", ".join(COMMANDS)))
    asked = {field: value for field, value in given.items() if field != "cmd"}
    check_fields(name, asked)
    return msgspec.convert(asked, COMMANDS[name])


def json_object(line: bytes) -> JsonObject:
    try:
        given: Json = json.loads(line.decode("utf-8"), parse_constant=no_constant)
    except UnicodeDecodeError:
        raise BadRequest(Reason("cli-not-utf8")) from None
    except ValueError as error:
        raise BadRequest(Reason("cli-not-json", detail=str(error))) from None
    if not isinstance(given, dict):
        raise BadRequest(Reason("cli-not-an-object"))
    return given


def no_constant(name: str) -> None:
    """Refuse NaN and Infinity: Python reads them, but JSON does not have them."""
    raise ValueError(name)


def check_fields(name: str, given: JsonObject) -> None:
    """Name the first field that is unknown, missing or of the wrong type."""
    kinds = get_type_hints(COMMANDS[name])
    for field in given:
        if field not in kinds:
            raise BadRequest(Reason("cli-field-unknown", command=name, field=field, known=", ".join(kinds) or "–"))
    for declared in fields(COMMANDS[name]):
        if declared.name in given:
            check_type(name, declared.name, types_of(kinds[declared.name]), given[declared.name])
        elif declared.required:
            raise BadRequest(Reason("cli-field-missing", command=name, field=declared.name))


def types_of(kind: object) -> list[type]:
    kinds = get_args(kind) if isinstance(kind, UnionType) else (kind,)
    return [get_origin(one) or one for one in kinds if one is not UnsetType]


def check_type(name: str, field: str, types: list[type], value: Json) -> None:
    if type(value) not in types:  # bool is an int in Python, not in JSON
        known = " / ".join(JSON_TYPES[kind] for kind in types)
        raise BadRequest(Reason("cli-field-type", command=name, field=field, types=known))
