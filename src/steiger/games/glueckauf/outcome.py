"""What an action of Glück Auf brought about: orders taken and delivered, tiles bought, coal mined, and the scoring of a shift."""

from __future__ import annotations

from collections.abc import Iterator

from steiger.core.outcome import Column, Deed, Event, Outcome, Scoring
from steiger.games.glueckauf.cards import components
from steiger.games.glueckauf.contract import Seat, View
from steiger.games.glueckauf.rules.tables import BANK_SUM, MONEY_SUM
from steiger.games.glueckauf.rules.terms import BANK, FIELDS, MONEY

CARDS = components()
BEGIN_TURNS = ("draft", "place")
# By verb the event that it is by itself, and the argument that it names.
PLAIN = {"load": ("load", "colour"), "fill": ("fill", "order"), "store": ("store", "colour"), "return": ("back", "where")}
STACKS = {"factory-draw": "tiles", "order-draw": "orders"}


def outcome(deed: Deed) -> Outcome:
    return Outcome(
        events=list(events(deed)),
        points=deed.points("orders"),
        scoring=scoring(deed),
        begins=deed.verb in BEGIN_TURNS,
    )


def events(deed: Deed) -> Iterator[Event]:
    if deed.verb == "place":
        yield from placed(deed, deed.arguments["field"])
    if deed.verb in PLAIN:
        kind, name = PLAIN[deed.verb]
        yield Event(kind=kind, seat=deed.seat, what=deed.arguments[name], amount=1)
    if deed.verb == "take" and deed.arguments["card"] == "none":
        yield Event(kind="nothing", seat=deed.seat)
    yield from moved_cards(deed)


def placed(deed: Deed, field: str) -> Iterator[Event]:
    before, after = views(deed)
    seat = deed.seat
    yield Event(kind="place", seat=seat, what=field, amount=before.costs[field])
    for other, workers in enumerate(before.fields.get(field, ())):
        if workers and other != seat:
            yield Event(kind="displaced", seat=other, what=field, amount=workers)
    if field in STACKS:
        yield Event(kind="look", seat=seat, what=STACKS[field], amount=after.looking)
    number = FIELDS.index(field)
    if MONEY <= number < MONEY + len(MONEY_SUM):
        yield Event(kind="money", seat=seat, amount=int(MONEY_SUM[number - MONEY]))
    elif number == BANK:
        yield Event(kind="money", seat=seat, amount=int(BANK_SUM))


def moved_cards(deed: Deed) -> Iterator[Event]:
    """The cards that came to the player or left: orders taken, orders delivered, tiles built."""
    before, after = players(deed)
    had, has = [one.order for one in before.open], [one.order for one in after.open]
    for nr in has:
        if nr not in had:
            yield Event(kind="order", seat=deed.seat, what=str(nr))
    for nr in had:
        if nr not in has:
            card = CARDS.orders[str(nr)]
            yield Event(kind="deliver", seat=deed.seat, what=str(nr), by=card.vehicle, amount=card.points)
    for tunnel in after.tunnels[len(before.tunnels) :]:
        yield Event(kind="tile", seat=deed.seat, what=tunnel.tile, amount=CARDS.tiles[tunnel.tile].price)


def scoring(deed: Deed) -> Scoring | None:
    """Return the scoring of the shift that ended with this action. Afterwards all deliveries are open, so counts are exact."""
    before, after = views(deed)
    if after.shift == before.shift and after.player is not None:
        return None
    columns = [
        Column(name=row.element, counts=row.counts, first=row.leaders, points=deed.gained(row.element))
        for row, scored in zip(after.clock, before.clock, strict=True)
        if scored.scores
    ]
    scores = [score + points for score, points in zip(deed.scores(), deed.gained("orders"), strict=True)]
    total = [sum(column.points[seat] for column in columns) for seat in range(len(scores))]
    return Scoring(
        kind="shift",
        number=before.shift,
        columns=columns,
        start=scores,
        before=scores,
        after=[score + points for score, points in zip(scores, total, strict=True)],
        events=[] if after.player is None else [Event(kind="start", seat=after.start)],
    )


def views(deed: Deed) -> tuple[View, View]:
    assert isinstance(deed.before, View) and isinstance(deed.after, View), (deed.before, deed.after)
    return deed.before, deed.after


def players(deed: Deed) -> tuple[Seat, Seat]:
    """Return the player who acted, before and after."""
    before, after = views(deed)
    return before.seats[deed.seat], after.seats[deed.seat]
