"""A review as one HTML page that opens offline: the curve, the account, and every turn with the best alternative in words."""

from __future__ import annotations

from html import escape

from steiger.review.data import Moment, TurnReview
from steiger.review.wording import Wording, percent

WIDTH, HEIGHT = 900, 260
COLOURS = ("#2e7dc7", "#c7472e", "#3c9a4e", "#b58a1b")
STYLE = """
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}
svg{width:100%;height:auto}.frame{fill:none;stroke:#888}polyline{fill:none;stroke-width:2}
text{font:13px system-ui;fill:currentColor}
table{border-collapse:collapse;width:100%}
td,th{padding:.3rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid #8884}
.small{background:#e8c54733}.middle{background:#e8924733}.large{background:#e8474733}li{margin:0}ul{margin:0;padding-left:1.2rem}
"""


def page(wording: Wording) -> str:
    review, text = wording.review, wording.catalogue.text
    title = text("review-title", game=text(f"{review.game}-name"), player=review.players[review.seat])
    parts = [
        f'<!doctype html><html lang="{wording.catalogue.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in wording.result()),
        f"<h2>{escape(text('review-curve'))}</h2>",
        curve(wording),
        f"<h2>{escape(text('review-turns'))}</h2>",
        turns(wording),
        f"<p><small>{escape(footer(wording))}</small></p></body></html>",
    ]
    return "\n".join(parts) + "\n"


def footer(wording: Wording) -> str:
    review = wording.review
    numbers = {"deals": review.deals, "seed": str(review.seed), "net": review.net[:12], "engine": review.engine}
    return wording.catalogue.text("review-made-with", **numbers)


def curve(wording: Wording) -> str:
    """Draw one line per player, and a mark at each mistake that leads to its row."""
    review = wording.review
    last = review.moments[-1].ply
    lines = [
        f'<polyline stroke="{COLOURS[seat]}" points="{" ".join(point(one, seat, last) for one in review.moments)}"/>'
        for seat in range(len(review.players))
    ]
    names = [
        f'<text x="{10 + 220 * seat}" y="{HEIGHT + 20}" style="fill:{COLOURS[seat]}">{escape(name)}</text>'
        for seat, name in enumerate(review.players)
    ]
    at = {one.ply: one for one in review.moments}
    marks = [mark(turn, point(at[turn.ply], review.seat, last), wording) for turn in wording.mistakes()]
    frame = f'<rect class="frame" width="{WIDTH}" height="{HEIGHT}"/>'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 30}" role="img">{frame}{"".join(lines + marks + names)}</svg>'


def point(moment: Moment, seat: int, last: int) -> str:
    return f"{WIDTH * moment.ply / max(1, last):.1f},{HEIGHT * (1 - moment.shares[seat]):.1f}"


def mark(turn: TurnReview, at: str, wording: Wording) -> str:
    x, y = at.split(",")
    label = escape(f"{wording.band(turn)}: {percent(turn.regret)}")
    return f'<a href="#t{turn.ply}"><circle cx="{x}" cy="{y}" r="6"><title>{label}</title></circle></a>'


def turns(wording: Wording) -> str:
    text = wording.catalogue.text
    heads = ("review-column-turn", "review-column-played", "review-column-best", "review-column-loss")
    head = "".join(f"<th>{escape(text(key))}</th>" for key in heads)
    return f"<table><tr>{head}</tr>{''.join(row(turn, wording) for turn in wording.review.turns)}</table>"


def row(turn: TurnReview, wording: Wording) -> str:
    best, played = turn.candidates[turn.best], turn.candidates[turn.played]
    better = "" if turn.best == turn.played else cell(wording.turn(best.actions), wording.promise(best))
    reasons = "".join(f"<li>{escape(wording.why(why))}</li>" for why in turn.reasons) if turn.band != "even" else ""
    loss = "" if turn.best == turn.played else f"<br>{escape(wording.loss(turn))}"
    return (
        f'<tr id="t{turn.ply}" class="{turn.band}"><td>{turn.ply}<br>{escape(wording.phase(turn.phase))}</td>'
        f"<td>{cell(wording.turn(played.actions), wording.promise(played))}</td><td>{better}</td>"
        f"<td>{escape(wording.band(turn))}{loss}<ul>{reasons}</ul></td></tr>"
    )


def cell(deed: str, promise: str) -> str:
    return f"{escape(deed)}<br><small>{escape(promise)}</small>"
