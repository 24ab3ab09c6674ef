"""The rules of a game in the terminal: the sections that the browser shows, by name."""

from __future__ import annotations

import re

from steiger.core.errors import BadRequest, Reason
from steiger.locale import Catalogue, game_files


def sections(game: str, catalogue: Catalogue) -> list[str]:
    """Return the names of the sections in their order."""
    pattern = re.compile(rf"^web-rules-{re.escape(game)}-([\w-]+)-text =", re.MULTILINE)
    return [name for path in game_files(game, catalogue.language) for name in pattern.findall(path.read_text(encoding="utf-8"))]


def contents(game: str, catalogue: Catalogue) -> list[str]:
    """Return one line per section: its name and its title."""
    return [f"rules {name}: {catalogue.text(f'web-rules-{game}-{name}')}" for name in sections(game, catalogue)]


def section(game: str, name: str, catalogue: Catalogue) -> list[str]:
    """Return the lines of a section."""
    known = sections(game, catalogue)
    if name not in known:
        raise BadRequest(Reason("cli-no-section", given=name, known=", ".join(known)))
    return [catalogue.text(f"web-rules-{game}-{name}").upper(), *catalogue.text(f"web-rules-{game}-{name}-text").splitlines()]
