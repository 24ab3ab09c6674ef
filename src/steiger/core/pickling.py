"""How positions and what they hold survive pickle and deepcopy: rebuilt from their attributes. Not compiled: nothing here is hot.

Compiled objects keep their attributes outside `__dict__`, where pickle does not look. mypyc's own answer
(`serializable=True`) makes every attribute slower to read.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable
from inspect import signature
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.rng import Rng

Rebuilding = tuple[Callable[..., Any], tuple[Any, ...]]


def reduce(value: object) -> Rebuilding:
    """Return how to make an equal object, as `__reduce__` does."""
    attributes = attributes_of(value)
    for part in parts(attributes.values()):
        register(type(part))
    return rebuild, (type(value), attributes)


def rebuild(kind: type[Any], attributes: dict[str, Any]) -> Any:
    value = blank(kind, attributes)
    for name, part in attributes.items():
        setattr(value, name, part)
    return value


def blank(kind: type[Any], attributes: dict[str, Any]) -> Any:
    """Return a new object. A compiled class always runs its constructor, whose parameters are fields of the same name."""
    if not is_compiled(kind):
        new: Any = kind.__new__
        return new(kind)
    return kind(*(attributes[name] for name in signature(kind).parameters))


def is_compiled(kind: type) -> bool:
    return "__mypyc_attrs__" in vars(kind)


def attributes_of(value: object) -> dict[str, Any]:
    """Return the attributes of an object, whether its classes are compiled or plain."""
    names = [name for kind in type(value).__mro__ for name in declared(kind)]
    native = {name: getattr(value, name) for name in names if hasattr(value, name)}
    return native | getattr(value, "__dict__", {})


def declared(kind: type) -> Iterable[str]:
    found = vars(kind).get("__mypyc_attrs__", vars(kind).get("__slots__", ()))
    return [name for name in found if not name.startswith("__")]


def parts(values: Iterable[Any]) -> Iterable[Any]:
    """Return the values themselves and what lists and tuples among them hold."""
    for value in values:
        yield value
        if isinstance(value, (list, tuple)):
            yield from parts(value)


def register(kind: type) -> None:
    """Let pickle and deepcopy know a compiled class that has no way of its own."""
    if is_compiled(kind) and kind not in copyreg.dispatch_table:
        copyreg.pickle(kind, reduce)


def vector(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def reduce_vector(values: vec[i64]) -> Rebuilding:
    return vector, (list(values),)


def rng_at(words: list[int]) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = words
    return rng


def reduce_rng(rng: Rng) -> Rebuilding:
    return rng_at, ([int(rng.a), int(rng.b), int(rng.c), int(rng.d)],)


copyreg.pickle(Rng, reduce_rng)
if not isinstance(vector([]), list):  # interpreted, a vector is a list
    copyreg.pickle(type(vector([])), reduce_vector)
