"""The calibration of a net as a drawing: stated shares against wins, before and after the curve."""

from __future__ import annotations

from collections.abc import Sequence

from steiger.review.calibration import Bin

SIZE, MARGIN = 280, 40
STYLE = (
    "text{font:12px sans-serif;fill:#777}.frame{fill:none;stroke:#999}.ideal{stroke:#999;stroke-dasharray:4 4}"
    ".before{fill:none;stroke:#c77d2e;stroke-width:1.5}.after{fill:none;stroke:#2e7dc7;stroke-width:2}"
    "circle.before{fill:#c77d2e;stroke:none}circle.after{fill:#2e7dc7;stroke:none}"
)


def drawing(title: str, labels: tuple[str, str, str, str], before: Sequence[Bin], after: Sequence[Bin]) -> str:
    """Return an SVG. `labels` name both axes and both lines."""
    whole = SIZE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}" height="{whole}">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="frame" x="{MARGIN}" y="{MARGIN}" width="{SIZE}" height="{SIZE}"/>',
        f'<line class="ideal" x1="{MARGIN}" y1="{MARGIN + SIZE}" x2="{MARGIN + SIZE}" y2="{MARGIN}"/>',
        *curve("before", before),
        *curve("after", after),
        label(MARGIN, MARGIN - 14, title),
        label(MARGIN, MARGIN + SIZE + 18, f"0 %  {labels[0]}"),
        label(MARGIN + SIZE - 34, MARGIN + SIZE + 18, "100 %"),
        f'<g transform="rotate(-90 {MARGIN - 10} {MARGIN + SIZE})">{label(MARGIN - 10, MARGIN + SIZE, labels[1])}</g>',
        f'<circle class="before" cx="{MARGIN + 14}" cy="{MARGIN + 16}" r="4"/>{label(MARGIN + 24, MARGIN + 20, labels[2])}',
        f'<circle class="after" cx="{MARGIN + 14}" cy="{MARGIN + 34}" r="4"/>{label(MARGIN + 24, MARGIN + 38, labels[3])}',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def label(x: float, y: float, text: str) -> str:
    return f'<text x="{x}" y="{y}">{text}</text>'


def curve(name: str, bins: Sequence[Bin]) -> list[str]:
    points = [(MARGIN + SIZE * one.share, MARGIN + SIZE * (1 - one.won)) for one in bins]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = [f'<circle class="{name}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points]
    return [f'<polyline class="{name}" points="{line}"/>', *dots]
