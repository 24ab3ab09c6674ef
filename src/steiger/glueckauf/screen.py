"""The board of Glück Auf for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.pretty import Pretty

from steiger.core.game import Json

if TYPE_CHECKING:
    from steiger.locale import Catalogue


def draw(view: Mapping[str, Json], names: Sequence[str], catalogue: Catalogue) -> RenderableType:
    return Pretty(dict(view))
