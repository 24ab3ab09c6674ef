"""Review a finished game for one seat: pass one, pass two, the account and the summary. Names no game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from steiger import __version__
from steiger.core.errors import BadRequest, Reason
from steiger.core.record import Record
from steiger.core.table import Table
from steiger.review.appraisal import Appraiser
from steiger.review.balance import balances_of, moments_of
from steiger.review.curve import net_hash
from steiger.review.data import FORMAT, Review, TurnReview
from steiger.review.first_pass import FirstPass
from steiger.review.judging import judge
from steiger.review.summary import scale_of, summary_of
from steiger.review.units import Unit, units_of

MOST_DEALS = 20_000
Watch = Callable[[int, int], None]


def ignore(done: int, whole: int) -> None:
    """Watch nothing."""


class Reviewing:
    """The review of one seat. It is checked when it is made, and `run` does the work."""

    def __init__(self, record: Record, seat: int, deals: int | None = None, seed: int = 0) -> None:
        self.table = Table.replay(record)
        if self.table.to_move() is not None:
            raise BadRequest(Reason("review-unfinished"))
        self.game = self.table.game.name
        self.players = len(self.table.players)
        self.seat = check_seat(seat, self.players)
        self.appraiser = Appraiser(self.game, self.players)
        self.deals = default_deals(self.appraiser) if deals is None else check_deals(deals)
        self.seed = seed
        self.units = units_of(self.table, self.appraiser.contrast)

    @property
    def key(self) -> str:
        """Everything the review depends on, as one hash: a review with another key is another review."""
        record = self.table.record().to_json()
        played = {name: record.get(name) for name in ("game", "rules", "options", "components", "setup", "actions")}
        judged = [
            FORMAT,
            __version__,
            net_hash(self.game, self.players),
            self.appraiser.curve.weights,
            self.appraiser.curve.waiting,
        ]
        asked = [self.seat, self.deals, self.seed, [player["name"] for player in self.table.players]]
        return hashlib.sha256(json.dumps([played, judged, asked], sort_keys=True).encode()).hexdigest()

    def run(self, watch: Watch = ignore) -> Review:
        """Return the review. `watch` hears how many of the seat's turns are done."""
        first = FirstPass(self.appraiser, self.table, self.units, self.seat, self.seed)
        own = [unit for unit in self.units if unit.seat == self.seat]
        turns: list[TurnReview] = []
        decisions: list[list[float]] = []
        for unit in self.units:
            if unit.seat != self.seat or self.deals == 0:
                decisions.append(first.decision(unit))
                continue
            watch(len(turns), len(own))
            judged = judge(self.appraiser, self.words, unit, self.deals, self.seed)
            turns.append(judged.turn)
            decisions.append(judged.decision)
        watch(len(own), len(own))
        return self._whole(first, turns, decisions)

    def turn(self, ply: int, deals: int) -> TurnReview:
        """Look deeper at the turn of the seat that begins at this ply."""
        return judge(self.appraiser, self.words, self.unit_at(ply), check_deals(deals), self.seed).turn

    def empty(self) -> Review:
        """Return the review before anything is judged: for sentences about a single turn."""
        return self._whole(None, [], [])

    def unit_at(self, ply: int) -> Unit:
        for unit in self.units:
            if unit.ply == ply and unit.seat == self.seat:
                return unit
        raise BadRequest(Reason("review-no-turn", ply=ply, seat=self.seat))

    @property
    def words(self) -> list[str]:
        return self.table.game.vocabulary.words

    def _whole(self, first: FirstPass | None, turns: list[TurnReview], decisions: list[list[float]]) -> Review:
        moments = [] if first is None else moments_of(self.units, first.promises, decisions, self.table.ply)
        curve = self.appraiser.curve
        return Review(
            key=self.key,
            game=self.game,
            rules=self.table.rules,
            players=[str(player["name"]) for player in self.table.players],
            seat=self.seat,
            engine=__version__,
            net=net_hash(self.game, self.players),
            calibrated=curve.games > 0,
            seed=self.seed,
            deals=self.deals,
            moments=moments,
            balances=balances_of(moments) if moments else [],
            turns=turns,
            summary=summary_of(turns, scale_of(self.game, self.players)),
        )


def default_deals(appraiser: Appraiser) -> int:
    """Fewer deals with more players, since each takes longer."""
    return appraiser.contrast.deals * 2 // appraiser.players


def check_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadRequest(Reason("seat-range", given=str(seat), last=players - 1))
    return seat


def check_deals(deals: int) -> int:
    if not 0 <= deals <= MOST_DEALS:
        raise BadRequest(Reason("review-deals-range", given=deals, most=MOST_DEALS))
    return deals


def review(record: Record, seat: int, deals: int | None = None, seed: int = 0, watch: Watch = ignore) -> Review:
    """Return the review of one seat of a finished game."""
    return Reviewing(record, seat, deals, seed).run(watch)
