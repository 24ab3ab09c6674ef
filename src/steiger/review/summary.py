"""One number per game and its parts: the mean loss per real decision, on a scale of our own bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from steiger.review.curve import net_file, net_hash
from steiger.review.data import BANDS, Part, Summary, TurnReview
from steiger.review.sampling import mean

SCALE_FORMAT = "steiger-scale/1"


class Scale(Struct, frozen=True, kw_only=True):
    """The loss per real decision of our bots, by number of players, as `bench.reviews` measured it with these nets."""

    format: str = SCALE_FORMAT
    nets: dict[str, str]
    loss: dict[str, dict[str, float]]


@cache
def scale_of(game: str, players: int) -> dict[str, float]:
    """Return the bots' losses with the shipped net. They are empty if it has changed since they were measured."""
    path = net_file(game, players).with_name("scale.json")
    if not path.exists():
        return {}
    scale = msgspec.json.decode(path.read_bytes(), type=Scale)
    current = scale.nets.get(str(players)) == net_hash(game, players)
    return scale.loss.get(str(players), {}) if current else {}


def summary_of(turns: Sequence[TurnReview], scale: dict[str, float]) -> Summary:
    real = [turn for turn in turns if turn.real]
    return Summary(
        decisions=len(real),
        loss=mean([turn.regret for turn in real]) if real else 0.0,
        points=mean([turn.points for turn in real]) if real else 0.0,
        bands={band: sum(turn.band == band for turn in turns) for band in BANDS},
        phases=parts_of(real, lambda turn: turn.phase),
        kinds=parts_of(real, lambda turn: turn.kind),
        scale=scale,
    )


def parts_of(turns: Sequence[TurnReview], name_of: Callable[[TurnReview], str]) -> list[Part]:
    """Return the losses by phase or kind, in the order in which they first came up."""
    names = dict.fromkeys(name_of(turn) for turn in turns)
    found = {name: [turn.regret for turn in turns if name_of(turn) == name] for name in names}
    return [Part(name=name, decisions=len(losses), loss=mean(losses)) for name, losses in found.items()]
