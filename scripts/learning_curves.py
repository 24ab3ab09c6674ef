"""Draws the learning curves of nets: `python scripts/learning_curves.py NET.log.json … > docs/learning.svg`.

For each net the share of wins against the foreman at every gate (one seat of the net in every seat in turn; with three and four
players as if a fair share were a half), over the games it has learnt from.
"""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, RIGHT = 820, 380, 60, 50, 150
COLOURS = ("#1565a8", "#b8450f", "#0b7a55", "#8b3a80", "#6a5a00", "#9b2226")


def points(path: Path) -> list[tuple[float, float]]:
    curve = json.loads(path.read_text(encoding="utf-8"))["curve"]
    return [(row["games"], row["foreman"]) for row in curve if "foreman" in row]


def smooth(curve: list[tuple[float, float]], over: int = 3) -> list[tuple[float, float]]:
    """The mean of each gate and its neighbours: a single one is only 64 games or so."""
    means = []
    for i, (games, _) in enumerate(curve):
        near = [share for _, share in curve[max(0, i - over // 2) : i + over // 2 + 1]]
        means.append((games, sum(near) / len(near)))
    return means


def svg(curves: dict[str, list[tuple[float, float]]]) -> str:
    most = max(games for curve in curves.values() for games, _ in curve)
    inner, tall = WIDTH - LEFT - RIGHT, HEIGHT - BOTTOM - 20

    def place(games: float, share: float) -> str:
        return f"{LEFT + inner * games / most:.1f},{20 + tall * (1 - share):.1f}"

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">']
    lines.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6ea"/>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = place(0, share).split(",")
        lines.append(f'<path d="M{x} {y}H{LEFT + inner}" stroke="#c9b998"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        games = most * part / 4
        x, y = place(games, 0).split(",")
        lines.append(f'<text x="{x}" y="{float(y) + 20}" text-anchor="middle">{games:,.0f}</text>')
    lines.append(f'<text x="{LEFT + inner / 2}" y="{HEIGHT - 8}" text-anchor="middle">games</text>')
    for i, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[i % len(COLOURS)]
        path = " ".join(place(*point) for point in smooth(curve))
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{LEFT + inner + 12}" y="{40 + 20 * i}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>"])


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]]
    print(svg({path.name.removesuffix(".log.json"): points(path) for path in paths}))


if __name__ == "__main__":
    main()
