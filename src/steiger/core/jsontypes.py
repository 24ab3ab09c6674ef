"""JSON as Python has it, for data from outside that no Struct describes yet: records, requests, option values, corrections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
else:
    Json = Any  # msgspec cannot decode a recursive alias; to it this is any JSON value

JsonObject: TypeAlias = Mapping[str, Json]
