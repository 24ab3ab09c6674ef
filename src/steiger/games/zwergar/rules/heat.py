"""Heat: from the track, from warm furnaces of the sheet, in any mix the player chooses."""

from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player


def offer_heat(into: Choices, first: i64, me: Player, cost: i64) -> None:
    """The variants of one action by how many furnaces pay; none when track and furnaces together fall short."""
    least: i64 = cost - me.heat if cost > me.heat else 0
    most: i64 = cost if cost < me.warm else me.warm
    if least <= most:
        into.add_all(first, BIT[most + 1] - BIT[least])


def pay_heat(me: Player, cost: i64, furnaces: i64) -> None:
    me.warm -= furnaces
    me.cold += furnaces
    me.heat -= cost - furnaces


def gain_heat(board: Board, player: Player, heat: i64) -> None:
    """The track ends at its last space."""
    heat += player.heat
    most = board.box.most_heat
    player.heat = heat if heat < most else most
