"""Structs become TypeScript: what is sent, what can be left out, and what has a name."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from web.scripts.typescript import Writer

Colour = Literal["red", "blue"]


class Fact(Struct, kw_only=True):
    """Something the server sends."""

    name: str
    colour: Colour
    count: int | None = None
    pairs: list[tuple[int, str]]
    mixed: list[str | int]
    by_colour: Mapping[Colour, float]
    kept: Annotated[Raw, Meta(extra={"of": Struct})]
    anything: Any
    renamed: bool = field(name="new-name", default=False)


class Wish(Struct, forbid_unknown_fields=True):
    words: str
    ply: int | None = None
    note: str | UnsetType = UNSET


class Hello(Struct, tag="hello"):
    pass


class Bye(Struct, tag="bye"):
    retry: float


def written(**names: object) -> str:
    module = ModuleType(__name__)
    vars(module).update(names)
    return Writer([module]).file()


def test_the_server_always_sends_every_field() -> None:
    text = written(Colour=Colour, Fact=Fact)
    assert 'export type Colour = "red" | "blue";' in text
    assert "/** Something the server sends. */\nexport interface Fact {" in text
    for line in (
        "name: string;",
        "colour: Colour;",
        "count: number | null;",
        "pairs: [number, string][];",
        "mixed: (string | number)[];",
        "by_colour: Record<Colour, number>;",
        "kept: Struct;",
        "anything: unknown;",
    ):
        assert f"  {line}\n" in text


def test_fields_with_odd_names_are_quoted() -> None:
    assert '  "new-name": boolean;' in written(Fact=Fact)


def test_clients_can_leave_out_fields_with_a_default() -> None:
    text = written(Wish=Wish)
    assert "  words: string;\n  ply?: number | null;\n  note?: string;\n" in text


def test_tagged_structs_have_their_type_and_unions_a_name() -> None:
    text = written(Hello=Hello, Bye=Bye, Event=Hello | Bye)
    assert 'export interface Hello {\n  type: "hello";\n}' in text
    assert 'export interface Bye {\n  type: "bye";\n  retry: number;\n}' in text
    assert "export type Event = Hello | Bye;" in text


def test_constants_and_maps_are_exported_and_private_names_are_not() -> None:
    text = written(Colour=Colour, COLOURS=("red", "blue"), LEVELS=(1, 2), Stock=Mapping[Colour, int], _hidden=Colour)
    assert 'export const COLOURS: readonly Colour[] = ["red", "blue"];' in text
    assert "export const LEVELS: readonly number[] = [1, 2];" in text
    assert "export type Stock = Record<Colour, number>;" in text
    assert "_hidden" not in text
