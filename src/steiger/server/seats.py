"""Who may sit where: joining, handing over, votes. Each function changes the given row or refuses."""

from __future__ import annotations

from steiger import bots
from steiger.core.errors import Reason, in_json
from steiger.server.faults import Refusal, bad_request, conflict, not_allowed
from steiger.server.identity import Player
from steiger.server.messages import Seat, SeatKind, SeatWish
from steiger.server.names import clean_name, look_alike
from steiger.server.rows import Row, SeatRow


def mine(row: Row, player: str | None) -> list[int]:
    """Return the seats that this player plays."""
    return [i for i, seat in enumerate(row.seats) if seat.is_played_by(player)]


def owned(row: Row, player: str | None) -> list[int]:
    """Return the seats that this player plays or may take back from a bot."""
    return [i for i, seat in enumerate(row.seats) if player is not None and seat.owner == player]


def public(row: Row, connected: set[str]) -> list[Seat]:
    return [
        Seat(
            seat=i,
            kind=seat.kind,
            name=seat.name,
            player=seat.owner,
            bot=seat.bot,
            connected=seat.kind == "bot" or seat.owner in connected,
            resigned=seat.resigned,
            late=seat.late,
            cancel=seat.cancel,
            replace=seat.votes,
        )
        for i, seat in enumerate(row.seats)
    ]


def check_bot(name: str | None, game: str) -> str:
    """Return the name if it is a bot that plays this game."""
    known = [bot for bot in bots.names() if bots.plays(bot, game)]
    if name not in known:
        raise Refusal(400, "unknown-bot", Reason("bot-unknown", bot=in_json(name), known=", ".join(known)))
    assert name is not None
    return name


def seat_at(row: Row, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise bad_request("no-such-seat", seat=seat + 1)
    return row.seats[seat]


def furnish(row: Row, seat: int, wish: SeatWish) -> None:
    """Before the start, make a seat open, give it to a bot, or make it a hotseat of the host."""
    if wish.kind == "bot":
        bot = check_bot(wish.bot, row.game)
        row.seats[seat] = _named(row, seat, SeatRow(kind="bot", name=bot, bot=bot))
    elif wish.kind == "hotseat":
        name = clean_name(wish.name or "") or f"{seat + 1}"
        row.seats[seat] = _named(row, seat, SeatRow(kind="hotseat", owner=row.host, name=name))
    elif wish.kind == "open":
        row.seats[seat] = SeatRow()
    else:
        raise bad_request("seat-human-joins")


def sit(row: Row, player: Player, wanted: int | None, invite: str | None) -> None:
    if row.status != "open":
        raise conflict("not-open")
    if not row.chosen.public and invite != row.invite and player.id != row.host:
        raise not_allowed("wrong-invite")
    if any(seat.kind == "human" and seat.owner == player.id for seat in row.seats):
        raise conflict("seated-already")
    free = [i for i, seat in enumerate(row.seats) if seat.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise conflict("seat-taken")
    seat = free[0] if wanted is None else wanted
    row.seats[seat] = _named(row, seat, _taken(player))


def _named(row: Row, seat: int, place: SeatRow) -> SeatRow:
    """Return the new place if nobody else at the table has a name like that. Bots may share theirs with other bots."""
    others = (other for i, other in enumerate(row.seats) if i != seat and other.kind != "open")
    check_name(place.name, [other for other in others if place.kind != "bot" or other.kind != "bot"])
    return place


def check_name(name: str, others: list[SeatRow]) -> None:
    """Refuse a name that one of the others has, or that looks like theirs."""
    for other in others:
        if look_alike(name, other.name):
            raise conflict("name-at-table", name=other.name)


def voice(row: Row, player: Player) -> tuple[int | None, str]:
    """Return the seat from which a player chats, and the name that others see. Spectators must not imitate a seated player."""
    places = owned(row, player.id)
    if places:
        seat = next((i for i in places if row.seats[i].kind != "hotseat"), places[0])
        return seat, row.seats[seat].name
    check_name(player.name, [seat for seat in row.seats if seat.kind != "open"])
    return None, player.name


def _taken(player: Player) -> SeatRow:
    return SeatRow(kind="human", owner=player.id, name=player.name, drafts=player.confirm != "none")


def set_drafting(row: Row, player: Player) -> None:
    for seat in row.seats:
        if seat.kind == "human" and seat.owner == player.id:
            seat.drafts = player.confirm != "none"


def get_up(row: Row, player: str, bot: str) -> None:
    """Leave. Before the start the seat is open again. In a running game a bot plays on."""
    seats = owned(row, player)
    if not seats:
        raise conflict("not-seated")
    for i in seats:
        if row.status == "running":
            row.seats[i] = SeatRow(kind="bot", name=row.seats[i].name, bot=bot, resigned=row.seats[i].resigned)
        else:
            row.seats[i] = SeatRow()


def resign(row: Row, seats: list[int], bot: str) -> None:
    for i in seats:
        seat = row.seats[i]
        seat.kind, seat.bot, seat.resigned, seat.owner = "bot", bot, True, None


def hand_over(row: Row, seat: int, player: str, wish: SeatWish, absent: bool) -> bool:
    """Hand a seat over in a running game. Return whether it changed hands now; otherwise only a vote was counted.

    Owners decide about their own seat. The seat of another changes hands if its player is `absent` and most of the others agree.
    """
    place = seat_at(row, seat)
    if place.owner == player and not place.resigned:
        return _own_seat(place, wish, row.game)
    if wish.kind != "bot" or place.kind == "bot":
        raise not_allowed("not-your-seat")
    bot = check_bot(wish.bot, row.game)
    voters = [i for i in mine(row, player) if i != seat]
    if not voters:
        raise not_allowed("not-seated")
    if not absent:
        raise not_allowed("seat-not-absent")
    place.votes = sorted(set(place.votes) | set(voters))
    if 2 * len(place.votes) <= _others(row, seat):
        return False
    place.kind, place.bot, place.votes = "bot", bot, []
    return True


def _own_seat(place: SeatRow, wish: SeatWish, game: str) -> bool:
    if wish.kind == "bot":
        place.bot = check_bot(wish.bot, game)
        place.kind = "bot"
    elif wish.kind == "human":
        place.kind, place.bot, place.late, place.votes = "human", None, False, []
    else:
        raise bad_request("seat-bot-or-human")
    return True


def _others(row: Row, seat: int) -> int:
    return sum(other.kind in ("human", "hotseat") for i, other in enumerate(row.seats) if i != seat)


def consent(row: Row, player: str, agree: bool) -> None:
    """Agree to cancel. A running game is cancelled when all its players agree, an open table when its host does."""
    if row.status == "open":
        if player != row.host:
            raise not_allowed("host-only")
        row.status = "cancelled"
        return
    if row.status != "running":
        raise conflict("not-running")
    seats = owned(row, player)
    if not seats:
        raise not_allowed("not-seated")
    for i in seats:
        row.seats[i].cancel = agree
    if all(seat.cancel for seat in row.seats if seat.owner is not None):
        row.status = "cancelled"


def rotated(seats: list[SeatRow]) -> list[SeatRow]:
    """Return the seats for a rematch, in which everybody moves one seat on."""
    fresh = [SeatRow(kind=s.kind if s.owner is None else _kind(s), owner=s.owner, name=s.name, bot=_bot(s)) for s in seats]
    return [fresh[-1], *fresh[:-1]]


def _kind(seat: SeatRow) -> SeatKind:  # a seat that a bot was keeping goes back to its owner
    return "hotseat" if seat.kind == "hotseat" else "human"


def _bot(seat: SeatRow) -> str | None:
    return seat.bot if seat.owner is None else None
