"""Write msgspec Structs as TypeScript: interfaces, unions of texts, and constants. generate.py says which modules are written."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import UNSET, Struct, inspect

HEADER = "/** Generated from Python by `make generated`. Do not edit. */\n"
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Writes the declarations of a few modules. A set of texts that has a name is written by its name."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        self.named = dict(declared(modules))
        self.literals = {frozenset(get_args(kind)): name for name, kind in self.named.items() if is_literal(kind)}

    def file(self) -> str:
        return "\n".join([HEADER, *(self.declaration(name, kind) for name, kind in self.named.items())])

    def declaration(self, name: str, kind: Any) -> str:
        if isinstance(kind, tuple):
            return f"export const {name}: {self.elements(kind)} = {listed(kind)};\n"
        if is_literal(kind):
            return f"export type {name} = {one_of(get_args(kind))};\n"
        if isinstance(kind, type):
            return self.interface(name, kind)
        return f"export type {name} = {self.expression(inspect.type_info(kind))};\n"

    def elements(self, values: tuple[Any, ...]) -> str:
        name = self.literals.get(frozenset(values))
        return f"readonly {name}[]" if name else f"readonly {'string' if isinstance(values[0], str) else 'number'}[]"

    def interface(self, name: str, kind: type[Struct]) -> str:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType), kind
        tag = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
        fields = [f"  {self.field(field, left_out(kind))};" for field in info.fields]
        return "\n".join([*comment(kind), f"export interface {name} {{", *tag, *fields, "}", ""])

    def field(self, field: inspect.Field, optional: bool) -> str:
        mark = "?" if field.default is UNSET or (optional and not field.required) else ""
        name = field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
        return f"{name}{mark}: {self.expression(field.type)}"

    def expression(self, kind: inspect.Type) -> str:
        """The type where it is used."""
        match kind:
            case inspect.Metadata(extra={"of": type() as cls}):
                return cls.__name__
            case inspect.Metadata(type=inner):
                return self.expression(inner)
            case inspect.StructType(cls=cls):
                return cls.__name__
            case inspect.LiteralType(values=values):
                return self.literals.get(frozenset(values)) or one_of(values)
            case inspect.UnionType(types=types):
                return " | ".join(self.expression(one) for one in types)
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.expression(key)}, {self.expression(value)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.expression(item) for item in items)}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.CollectionType(item_type=item):
                element = self.expression(item)
                return f"({element})[]" if " | " in element else f"{element}[]"
        assert type(kind) in SIMPLE, f"{kind} has no TypeScript; add it to web/scripts/typescript.py"
        return SIMPLE[type(kind)]


def declared(modules: Sequence[ModuleType]) -> Iterator[tuple[str, Any]]:
    """Everything of these modules that a client can use, by name: Structs, sets of texts, unions of Structs, constants."""
    for module in modules:
        for name, value in vars(module).items():
            if not name.startswith("_") and is_contract(module, name, value):
                yield name, value


def is_contract(module: ModuleType, name: str, value: Any) -> bool:
    if isinstance(value, type) and issubclass(value, Struct):
        return value.__module__ == module.__name__ and bool(value.__struct_fields__ or value.__struct_config__.tag)
    if isinstance(value, tuple):
        return name.isupper() and len(value) > 0 and all(isinstance(one, (str, int)) for one in value)
    return is_literal(value) or is_union_of_structs(value) or get_origin(value) in (dict, Mapping)


def is_literal(kind: Any) -> bool:
    return get_origin(kind) is Literal


def is_union_of_structs(kind: Any) -> bool:
    union = isinstance(kind, UnionType) or get_origin(kind) is Union
    return union and all(isinstance(one, type) and issubclass(one, Struct) for one in get_args(kind))


def left_out(kind: type[Struct]) -> bool:
    """Whether fields with a default can be missing. The server always sends every field; clients need not."""
    config = kind.__struct_config__
    return config.forbid_unknown_fields or config.omit_defaults


def one_of(values: Sequence[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def listed(values: Sequence[Any]) -> str:
    return json.dumps(list(values))


def comment(kind: type[Struct]) -> list[str]:
    doc = kind.__dict__.get("__doc__")
    return [f"/** {' '.join(doc.split())} */"] if doc else []
