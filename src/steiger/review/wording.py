"""The sentences of a review: turns, reasons, bands and numbers in the reader's language. Page and terminal share them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from steiger.core.registry import find_game
from steiger.locale import Catalogue
from steiger.review.data import Candidate, Review, TurnReview, Why


@dataclass(frozen=True)
class Wording:
    """One review in one language."""

    review: Review
    catalogue: Catalogue

    def turn(self, actions: Sequence[str]) -> str:
        """Return what a turn does, as the game's log says it."""
        return "; ".join(self.action(words) for words in actions)

    def action(self, words: str) -> str:
        verb, arguments = find_game(self.review.game).vocabulary.log_arguments(words)
        return self.catalogue.text(f"{self.review.game}-log-{verb}", **arguments)

    def why(self, why: Why) -> str:
        points = f"{why.points:.1f}"
        if why.source is not None:
            return self.catalogue.text(why.key, points=points, source=self.catalogue.text(why.source))
        numbers = why.numbers if why.numbers else {"points": points}
        return self.catalogue.text(why.key, **({"gain": points} | numbers if why.numbers else numbers))

    def phase(self, name: str) -> str:
        return self.catalogue.text(f"{self.review.game}-review-phase-{name}")

    def kind(self, name: str) -> str:
        return self.catalogue.text(f"{self.review.game}-review-kind-{name}")

    def band(self, turn: TurnReview) -> str:
        if turn.best == turn.played:
            return self.catalogue.text("review-band-best")
        return self.catalogue.text(f"review-band-{turn.band}")

    def loss(self, turn: TurnReview) -> str:
        return self.catalogue.text(
            "review-loss",
            share=percent(turn.regret),
            error=percent(turn.regret_error),
            points=f"{turn.points:.1f}",
            points_error=f"{turn.points_error:.1f}",
        )

    def promise(self, one: Candidate) -> str:
        error = "?" if one.error is None else percent(one.error)
        return self.catalogue.text("review-promise", share=percent(one.share), error=error, points=f"{one.points:.0f}")

    def result(self) -> list[str]:
        """Return the lines about the whole game: the account of the judged seat, the loss per decision, and our bots' losses."""
        balance, summary = self.review.balances[self.review.seat], self.review.summary
        signed = {name: f"{100 * getattr(balance, name):+.1f}" for name in ("own", "others", "luck")}
        ends = {"initial": percent(balance.initial), "final": percent(balance.final)}
        lines = [self.catalogue.text("review-account", **ends, **signed)]
        if self.review.turns:
            numbers = {"loss": percent(summary.loss), "decisions": summary.decisions, "points": f"{summary.points:.1f}"}
            lines.append(self.catalogue.text("review-number", **numbers))
        if summary.scale and self.review.turns:
            bots = sorted(summary.scale.items(), key=lambda item: -item[1])
            listed = ", ".join(f"{name} {percent(loss)}" for name, loss in bots)
            lines.append(self.catalogue.text("review-scale", bots=listed))
        if not self.review.calibrated:
            lines.append(self.catalogue.text("review-uncalibrated"))
        return lines

    def mistakes(self) -> list[TurnReview]:
        return [turn for turn in self.review.turns if turn.band != "even"]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
