"""The board as text and as a picture: the terminal's board, as a spectator sees it. Pictures need Pillow."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from steiger.core.game import Game
from steiger.core.state import State

if TYPE_CHECKING:
    from rich.console import Console

RENDER_MODES = ("human", "ansi", "rgb_array")
WIDTH = 100  # characters of a board
LINES = 40
CELL = (6, 11)  # pixels of a character
INK = (24, 24, 28)
PAPER = (250, 250, 247)
# Shapes for characters that the small font lacks, as corners on a grid of 6 × 11 pixels.
SHAPES = {
    "▶": ((1, 2), (5, 5), (1, 8)),
    "▲": ((0, 8), (2, 2), (5, 8)),
    "→": ((0, 5), (3, 5), (3, 3), (5, 5), (3, 7), (3, 6), (0, 6)),
    "■": ((1, 3), (4, 3), (4, 8), (1, 8)),
    "▣": ((0, 2), (5, 2), (5, 8), (0, 8)),
}
OUTLINES = {"□": (0, 2, 5, 8)}
PLAIN = {"–": "-", "—": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "…": "."}


def render(mode: str | None, game: Game, state: State, players: int) -> Any:
    """Return the board in a render mode: text, a picture, or None after printing it."""
    if mode == "rgb_array":
        return picture(game, state, players)
    if mode == "ansi":
        return text(game, state, players)
    if mode == "human":
        print(text(game, state, players))
    return None


def text(game: Game, state: State, players: int) -> str:
    """Return the board as text without colours."""
    found: str = drawn(game, state, players).export_text()
    return found


def drawn(game: Game, state: State, players: int) -> Console:
    from rich.console import Console

    from steiger.locale import ENGLISH, catalogue

    console = Console(file=StringIO(), record=True, width=WIDTH, color_system="truecolor", highlight=False, emoji=False)
    names = [f"Player {seat}" for seat in range(players)]
    console.print(game.draw(game.view(state, None), names, catalogue(ENGLISH)))
    return console


def picture(game: Game, state: State, players: int) -> NDArray[np.uint8]:
    """Return the board as a picture of fixed size, height × width × 3."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH * CELL[0], LINES * CELL[1]), PAPER)
    draw = ImageDraw.Draw(image)
    column = line = 0
    for character, ink, paper in characters(drawn(game, state, players)):
        if character == "\n":
            column, line = 0, line + 1
            continue
        if line < LINES and column < WIDTH:
            put(draw, character, (column * CELL[0], line * CELL[1]), ink, paper)
        column += 1
    return np.asarray(image, np.uint8).copy()


def characters(console: Console) -> list[tuple[str, Any, Any]]:
    """Return each character with its colour and its background."""
    from rich.terminal_theme import DEFAULT_TERMINAL_THEME

    found: list[tuple[str, Any, Any]] = []
    for segment in console._record_buffer:
        style = segment.style
        ink: Any = INK if style is None or style.color is None else style.color.get_truecolor(DEFAULT_TERMINAL_THEME)
        paper: Any = PAPER if style is None or style.bgcolor is None else style.bgcolor.get_truecolor(DEFAULT_TERMINAL_THEME)
        ink, paper = (paper, ink) if style is not None and style.reverse else (ink, paper)
        found += [(character, tuple(ink), tuple(paper)) for character in segment.text if segment.control is None]
    return found


def put(draw: Any, character: str, corner: tuple[int, int], ink: Any, paper: Any) -> None:
    x, y = corner
    if paper != PAPER:
        draw.rectangle((x, y, x + CELL[0] - 1, y + CELL[1] - 1), fill=paper)
    if character in SHAPES:
        draw.polygon([(x + dx, y + dy) for dx, dy in SHAPES[character]], fill=ink)
    elif character in OUTLINES:
        left, top, right, bottom = OUTLINES[character]
        draw.rectangle((x + left, y + top, x + right - 1, y + bottom), outline=ink)
    elif character != " ":
        known = PLAIN.get(character, character)
        draw.text((x, y), known if ord(known) < 256 else "?", fill=ink, font=font())


@cache
def font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default_imagefont()
