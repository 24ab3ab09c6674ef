"""A table as one viewer may see it. Everything that leaves the server about a position is built here, from the game's view."""

from __future__ import annotations

from functools import cache

from steiger.core.history import LoggedOutcome
from steiger.core.table import Table as CoreTable
from steiger.core.vocabulary import Vocabulary
from steiger.server import clocks
from steiger.server.messages import Action, Choice, LogLine, Position, Result, Turn
from steiger.server.playing import Play
from steiger.server.rows import Row
from steiger.server.seats import mine, owned


class Viewer:
    """A player or an unknown person who looks at a table, through a seat of their choice or the one to move."""

    def __init__(self, player: str | None, seat: int | None = None) -> None:
        self.player = player
        self.seat = seat


def table_for(play: Play, viewer: Viewer) -> CoreTable:
    """Return the table that a viewer sees. Only the player who makes a draft sees it."""
    drafter = play.drafter()
    return play.table if drafter is not None and drafter in owned(play.row, viewer.player) else play.confirmed


def revision_for(play: Play, viewer: Viewer) -> int:
    """Return the number of undone actions that a viewer knows of. Undone drafts count only for the player to move."""
    mover = play.confirmed.to_move()
    return play.row.undos if mover is not None and mover in owned(play.row, viewer.player) else play.row.confirmed_undos


def eyes(play: Play, table: CoreTable, viewer: Viewer) -> int | None:
    """Return the seat through which the viewer looks."""
    seats = owned(play.row, viewer.player)
    if viewer.seat in seats:
        return viewer.seat
    drafter = play.drafter()
    if drafter in seats:
        return drafter
    mover = table.to_move()
    return mover if mover in seats else (seats[0] if seats else None)


def position(play: Play, viewer: Viewer, now: float, log_from: int = 0) -> Position:
    table = table_for(play, viewer)
    seat = eyes(play, table, viewer)
    return Position(
        ply=table.ply,
        revision=revision_for(play, viewer),
        seat=seat,
        to_move=table.to_move() if play.row.status == "running" else None,
        view=play.view(table, seat),
        legal=legal(play, table, seat, viewer),
        log=log(play, table, seat, min(log_from, table.ply)),
        log_from=min(log_from, table.ply),
        turn=turn(play, viewer, seat),
        clock=clocks.clock(play.row.times, now),
        result=result(play.row, table),
    )


def legal(play: Play, table: CoreTable, seat: int | None, viewer: Viewer) -> list[Choice]:
    idle = play.row.status != "running" or seat is None or table.to_move() != seat or play.must_confirm()
    if idle or seat not in mine(play.row, viewer.player):
        return []
    vocabulary = table.game.vocabulary
    return [choice(vocabulary, action) for action in table.state.legal()]


@cache
def choice(vocabulary: Vocabulary, action: int) -> Choice:
    """Return an action as a choice. It is made once per action of a game."""
    wording = vocabulary.wording(action, own=True)
    return Choice(id=action, words=wording.words, verb=wording.verb, arguments=wording.arguments)


def in_parts(vocabulary: Vocabulary, words: str) -> Action:
    wording = vocabulary.wording(vocabulary.ids[words], own=True)
    return Action(words=words, verb=wording.verb, arguments=wording.arguments)


def log(play: Play, table: CoreTable, seat: int | None, first: int) -> list[LogLine]:
    outcomes = play.history.upto(play.table.actions)
    return [log_line(table, ply, seat, outcomes[ply], play.plies[ply].at) for ply in range(first, table.ply)]


def log_line(table: CoreTable, ply: int, seat: int | None, outcome: LoggedOutcome, at: float | None) -> LogLine:
    mover = table.movers[ply]
    wording = table.game.vocabulary.wording(table.actions[ply], mover == seat)
    return LogLine(
        ply=ply,
        seat=mover,
        words=wording.words,
        verb=wording.verb,
        arguments=wording.arguments,
        at=at,
        turn=outcome.turn,
        events=outcome.events,
        points=outcome.points,
        scoring=outcome.scoring,
    )


def turn(play: Play, viewer: Viewer, seat: int | None) -> Turn:
    mover = play.table.movers[-1] if play.table.movers else None
    if mover is None or mover not in mine(play.row, viewer.player):
        return Turn()
    return Turn(
        draft=play.drafter() == mover,
        can_undo=play.can_undo(mover),
        must_confirm=play.must_confirm(),
        deadline=play.row.deadline,
    )


def result(row: Row, table: CoreTable) -> Result | None:
    """Return the result of a finished game. A player who resigned can't win: then the best of the others does."""
    if table.to_move() is not None or row.status not in ("finished", "review"):
        return None
    scores = [int(score) for score in table.state.scores()]
    winners = [int(seat) for seat in table.state.winners() if not row.seats[seat].resigned]
    if not winners:
        stayed = [seat for seat, place in enumerate(row.seats) if not place.resigned]
        winners = [seat for seat in stayed if scores[seat] == max(scores[s] for s in stayed)]
    return Result(scores=scores, winners=winners, breakdown=table.game.breakdown(table.state))
