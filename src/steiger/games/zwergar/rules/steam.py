"""Steam pipes, projects 37 and 39: heat into stone or iron, at any point of the own turn."""

from typing import Final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Player
from steiger.games.zwergar.rules.box import PIPES, STEAM_IRON, STEAM_STONE
from steiger.games.zwergar.rules.goods import ONE
from steiger.games.zwergar.rules.heat import heat_refusal, offer_heat, pay_heat
from steiger.games.zwergar.rules.terms import IRON, STONE
from steiger.games.zwergar.rules.words import HEATS, STEAM

SOUTHERN_PIPES: Final = 37
NORTHERN_PIPES: Final = 39


def offer_steam(me: Player, into: Choices) -> None:
    if me.stats & PIPES == 0:
        return
    heat = me.stat(STEAM_STONE)
    if heat != 0:
        offer_heat(into, STEAM, me, heat)
    heat = me.stat(STEAM_IRON)
    if heat != 0:
        offer_heat(into, STEAM + HEATS, me, heat)


def steam(me: Player, choice: i64) -> None:
    iron = choice >= HEATS
    pay_heat(me, me.stat(STEAM_IRON if iron else STEAM_STONE), choice % HEATS)
    me.goods += ONE[IRON if iron else STONE]


def steam_refusal(me: Player, choice: i64) -> Reason | None:
    iron = choice >= HEATS
    price = me.stat(STEAM_IRON if iron else STEAM_STONE)
    if price == 0:
        return Reason("zwergar-no-pipe", project=NORTHERN_PIPES if iron else SOUTHERN_PIPES)
    return heat_refusal(me, price, choice % HEATS)
