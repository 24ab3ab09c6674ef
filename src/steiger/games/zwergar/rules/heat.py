"""Heat: paid from the track and with warm furnaces of the sheet, in any mix the player chooses."""

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player


def offer_heat(into: Choices, first: i64, me: Player, cost: i64) -> None:
    """Offer the variants of one action by the number of furnaces that pay. Offer none if the heat falls short."""
    least: i64 = cost - me.heat if cost > me.heat else 0
    most: i64 = cost if cost < me.warm else me.warm
    if least <= most:
        into.add_all(first, BIT[most + 1] - BIT[least])


def heat_refusal(me: Player, cost: i64, furnaces: i64) -> Reason | None:
    """The heat is missing, or is not available in this mix."""
    if cost > me.heat + me.warm:
        return Reason("zwergar-too-little-heat", needed=cost, missing=cost - me.heat - me.warm)
    if furnaces > cost:
        return Reason("zwergar-too-many-furnaces", needed=cost, furnaces=furnaces)
    if furnaces > me.warm:
        return Reason("zwergar-too-few-warm", furnaces=furnaces, warm=me.warm)
    if cost - furnaces > me.heat:
        return Reason("zwergar-track-short", needed=cost, furnaces=furnaces, heat=me.heat, least=cost - me.heat)
    return None


def pay_heat(me: Player, cost: i64, furnaces: i64) -> None:
    me.warm -= furnaces
    me.cold += furnaces
    me.heat -= cost - furnaces


def gain_heat(board: Board, player: Player, heat: i64) -> None:
    """Move up the track, at most to its last space."""
    heat += player.heat
    most = board.box.most_heat
    player.heat = heat if heat < most else most
