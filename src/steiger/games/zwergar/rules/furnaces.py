"""The foreman's furnace: install one on the place where he works."""

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.games.zwergar.rules.board import FROM_FURNACES, Board, Player
from steiger.games.zwergar.rules.box import INSTALL_MORE
from steiger.games.zwergar.rules.goods import covers, goods_refusal
from steiger.games.zwergar.rules.places import break_refusal
from steiger.games.zwergar.rules.terms import FOREMAN, LEVELS, NO_SEAT, NOWHERE, PLACES


def can_install(board: Board, me: Player) -> bool:
    place = board.work.place
    if board.work.figure != FOREMAN or place == NOWHERE or board.furnace_on(place) != NO_SEAT:
        return False
    return me.warm + me.cold > 0 and covers(me.goods, board.box.price[place])


def install(board: Board, me: Player) -> None:
    """Take a cold furnace if there is one, since a warm one is worth more on the sheet."""
    place = board.work.place
    me.goods -= board.box.price[place]
    if me.cold > 0:
        me.cold -= 1
    else:
        me.warm -= 1
    me.installed += 1
    board.install_on(place)
    more = board.round_stat(INSTALL_MORE) if place >= LEVELS else 0
    me.earn(FROM_FURNACES, board.box.install_vp + more)


def install_refusal(board: Board, me: Player, action: i64) -> Reason | None:
    place = board.work.place
    if place == NOWHERE:
        return break_refusal(action)
    if board.work.figure != FOREMAN:
        return Reason("zwergar-install-foreman")
    if board.furnace_on(place) != NO_SEAT:
        return Reason("zwergar-install-taken", place=PLACES[place])
    if me.warm + me.cold == 0:
        return Reason("zwergar-install-none")
    return goods_refusal(me.goods, board.box.price[place])
