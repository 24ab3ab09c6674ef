"""What an action of Zwergar brought about: dwarfs placed, carts loaded, resources, furnaces, projects, and the end of a round."""

from __future__ import annotations

from collections.abc import Iterator

from steiger.core.outcome import Column, Deed, Event, Outcome, Scoring
from steiger.games.zwergar.contract import LEVELS, RESOURCES, Sheet, View
from steiger.games.zwergar.rules.board import FROM_END, POINT_SOURCES

END_SOURCE = POINT_SOURCES[FROM_END]
SOURCES = [source for source in POINT_SOURCES if source != END_SOURCE]
HEAT = "h"
PROJECT_VERBS = ("complete", "upgrade")
LAST_VERBS = ("end", "upgrade")  # with these a turn can end; other changes are then the next turn's, or the round's


def outcome(deed: Deed) -> Outcome:
    return Outcome(events=list(events(deed)), points=deed.points(*SOURCES), scoring=scoring(deed))


def events(deed: Deed) -> Iterator[Event]:
    yield from beginning(deed)
    yield from projects(deed)
    yield from carts(deed)
    if not (ends_round(deed) and deed.verb in LAST_VERBS):
        for seat in range(len(deed.before.seats)):
            yield from changes(deed, seat)


def beginning(deed: Deed) -> Iterator[Event]:
    seat, what = deed.seat, deed.arguments
    if deed.verb in ("place", "visit"):
        yield Event(kind="place", seat=seat, what=what["place"], by=what["dwarf"])
    elif deed.verb == "break":
        yield Event(kind="break", seat=seat, what=what["place"])
    elif deed.verb == "lift":
        yield Event(kind="lift", seat=seat, amount=int(what["steps"]))
    elif deed.verb == "stones":
        yield Event(kind="stones", seat=seat, what=what["level"])


def projects(deed: Deed) -> Iterator[Event]:
    if deed.verb in PROJECT_VERBS:
        points = deed.points(*SOURCES)
        yield Event(kind=deed.verb, seat=deed.seat, what=deed.arguments["project"], amount=points[deed.seat] if points else 0)


def carts(deed: Deed) -> Iterator[Event]:
    """The resources that a dwarf in the mine loaded into his clan's cart, at once or with project 44."""
    before, after = views(deed)
    if deed.verb not in ("place", "as") or after.work is None or not after.work.place.startswith("mine"):
        return
    for level in LEVELS:
        loaded = list(after.boards[level][deed.seat].load)
        for resource in before.boards[level][deed.seat].load:
            loaded.remove(resource)
        for kind in RESOURCES:
            if kind in loaded:
                yield Event(kind="load", seat=deed.seat, what=kind, amount=loaded.count(kind))


def changes(deed: Deed, seat: int) -> Iterator[Event]:
    """Resources, heat and furnaces that a clan gained."""
    before, after = sheets(deed, seat)
    for kind in RESOURCES:
        if after.resources[kind] > before.resources[kind]:
            yield Event(kind="gain", seat=seat, what=kind, amount=after.resources[kind] - before.resources[kind])
    if after.heat > before.heat:
        yield Event(kind="gain", seat=seat, what=HEAT, amount=after.heat - before.heat)
    built = after.warm + after.cold - before.warm - before.cold
    if built > 0:
        yield Event(kind="build", seat=seat, amount=built)
    elif built < 0:
        yield Event(kind="install", seat=seat)
    elif after.warm > before.warm:
        yield Event(kind="lit", seat=seat, amount=after.warm - before.warm)


def scoring(deed: Deed) -> Scoring | None:
    """Return the end of the round that ended with this action: who leads in each set, the event turned up, fires kept."""
    before, after = views(deed)
    if not ends_round(deed):
        return None
    scores = [seat.score for seat in after.seats]
    nothing = [0] * len(scores)
    return Scoring(
        kind="round",
        number=before.round,
        columns=[Column(name=row.set, counts=row.counts, first=row.leaders, points=nothing) for row in after.standings],
        start=scores,
        before=scores,
        after=scores,
        events=list(round_events(deed, after)),
    )


def ends_round(deed: Deed) -> bool:
    before, after = views(deed)
    return after.round != before.round


def round_events(deed: Deed, after: View) -> Iterator[Event]:
    if after.event is not None:
        yield Event(kind="event", seat=after.start, what=str(after.event))
    if after.silverbeard is not None:
        yield Event(kind="silverbeard", seat=after.silverbeard)
    if deed.verb in LAST_VERBS:
        for seat in range(len(after.seats)):
            yield from (event for event in changes(deed, seat) if event.kind in ("gain", "lit"))


def views(deed: Deed) -> tuple[View, View]:
    assert isinstance(deed.before, View) and isinstance(deed.after, View), (deed.before, deed.after)
    return deed.before, deed.after


def sheets(deed: Deed, seat: int) -> tuple[Sheet, Sheet]:
    before, after = views(deed)
    return before.seats[seat], after.seats[seat]
