"""Beginning an action: put a dwarf on a place, or take the break."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import FOREMAN_OF, FROM_ARRIVALS, FROM_EVENTS, HAND_ONE, NOBODY_THERE, Board, Player
from steiger.games.zwergar.rules.box import EMPTY_PLACE_VP, FREE_PLACE_VP, GUEST_HEAT, MINE_VP, WORKSHOP_HEAT
from steiger.games.zwergar.rules.heat import gain_heat
from steiger.games.zwergar.rules.mine import board_cart, dig, fetch_foreman, would_mine
from steiger.games.zwergar.rules.terms import (
    DWARF_COUNT,
    DWARFS,
    FOREMAN,
    FORGE,
    LAB,
    LEVELS,
    NO_SEAT,
    NOWHERE,
    PLACE_COUNT,
    PLACES,
    SECOND_RULES,
    WORK,
    Place,
)
from steiger.games.zwergar.rules.words import BREAK_AT, BREAK_NONE, PLACE_AT, VISIT_AT
from steiger.games.zwergar.rules.work import MINED_PLAIN

# For each dwarf, the mask of placing it on every place.
PLACINGS: Final = vec[i64]([(2 ** len(PLACES) - 1) * 2 ** (len(PLACES) * dwarf) for dwarf in range(len(DWARFS))])


def begin_work(board: Board, place: Place, figure: i64) -> None:
    board.actions -= 1
    board.phase = WORK
    board.work.begin(place, figure)
    board.find_bonuses()


# Placing a dwarf.


def offer_placings(me: Player, into: Choices) -> None:
    placings: i64 = 0
    for dwarf in range(DWARF_COUNT):
        if me.dwarfs(dwarf) > 0:
            placings |= PLACINGS[dwarf]
    into.add_all(PLACE_AT, placings)


def place_dwarf(board: Board, me: Player, kind: i64, place: Place, mining: bool) -> None:
    """The dwarf on the place leaves and the new one takes over. The furnace's owner gains heat, and the mine is dug."""
    plain = False
    there = board.on(place)
    me.hand -= HAND_ONE[kind]
    if there >= FOREMAN_OF:
        board.players[there - FOREMAN_OF].hand += HAND_ONE[FOREMAN]
    elif there != NOBODY_THERE:
        me.hand += HAND_ONE[there - 1]
    if kind != FOREMAN:
        board.put_on(place, kind + 1)
        reward_arrival(board, me, there)
    else:
        board.put_on(place, FOREMAN_OF + board.seat if place >= LEVELS else NOBODY_THERE)
    warm_owner(board, place)
    if place < LEVELS:
        me.earn(FROM_EVENTS, board.round_stat(MINE_VP))
        if mining:
            plain = dig(board, me, kind, place)
        if kind == FOREMAN:
            board_cart(board, place)
    elif place == LAB or place == FORGE:  # noqa: SIM109  (no tuple in hot code)
        gain_heat(board, me, board.round_stat(WORKSHOP_HEAT))
    begin_work(board, place, kind)
    if plain:
        board.work.use(MINED_PLAIN)


def placing_refusal(me: Player, kind: i64) -> Reason | None:
    if me.hand == 0:
        return Reason("zwergar-must-break")
    return None if me.dwarfs(kind) > 0 else Reason("zwergar-no-dwarf", dwarf=DWARFS[kind])


# Visiting a level of the mine without mining, since rules version 2.


def offer_visits(board: Board, me: Player, into: Choices) -> None:
    if board.box.rules < SECOND_RULES:
        return
    visits: i64 = 0
    for dwarf in range(DWARF_COUNT):
        if me.dwarfs(dwarf) > 0:
            for level in range(LEVELS):
                if would_mine(board, me, dwarf, Place(level)):
                    visits |= BIT[LEVELS * dwarf + level]
    into.add_all(VISIT_AT, visits)


def visit_refusal(board: Board, me: Player, choice: i64) -> Reason | None:
    """A visit differs from placing the dwarf only if there is something to leave behind."""
    if board.box.rules < SECOND_RULES:
        return Reason("zwergar-visit-rules")
    kind, place = choice // LEVELS, Place(choice % LEVELS)
    nothing = None if would_mine(board, me, kind, place) else Reason("zwergar-visit-nothing", level=place + 1)
    return placing_refusal(me, kind) or nothing


def reward_arrival(board: Board, me: Player, there: i64) -> None:
    """A specialist scores on an empty place (event 60, project 9) or on one with a rival's foreman (project 9)."""
    if there == NOBODY_THERE:
        me.earn(FROM_EVENTS, board.round_stat(EMPTY_PLACE_VP))
    if there == NOBODY_THERE or (there >= FOREMAN_OF and there != FOREMAN_OF + board.seat):
        me.earn(FROM_ARRIVALS, me.stat(FREE_PLACE_VP))


def warm_owner(board: Board, place: Place) -> None:
    """The owner of a furnace gains heat when a rival arrives outside the mine. Project 40 adds heat, in the mine too."""
    owner = board.furnace_on(place)
    if owner == NO_SEAT or owner == board.seat:
        return
    player = board.players[owner]
    heat = player.stat(GUEST_HEAT)
    gain_heat(board, player, heat + board.box.furnace_heat if place >= LEVELS else heat)


# The break.


def specialist_on(board: Board, place: Place) -> bool:
    return NOBODY_THERE < board.on(place) < FOREMAN_OF


def places_with_specialists(board: Board) -> i64:
    places: i64 = 0
    for place in range(PLACE_COUNT):
        if specialist_on(board, Place(place)):
            places |= BIT[place]
    return places


def offer_break(board: Board, into: Choices) -> None:
    places = places_with_specialists(board)
    if places != 0:
        into.add_all(BREAK_AT, places)
    else:
        into.add(BREAK_NONE)


def take_break(board: Board, action: i64) -> None:
    """The foreman comes back from wherever he is, together with a specialist of the player's choice."""
    me = board.me()
    for other in range(PLACE_COUNT):
        if board.on(Place(other)) == FOREMAN_OF + board.seat:
            board.put_on(Place(other), NOBODY_THERE)
            me.hand += HAND_ONE[FOREMAN]
    fetch_foreman(board, board.seat)
    if action != BREAK_NONE:
        place = action - BREAK_AT
        me.hand += HAND_ONE[board.on(Place(place)) - 1]
        board.put_on(Place(place), NOBODY_THERE)
    begin_work(board, NOWHERE, FOREMAN)


def break_choice_refusal(board: Board, me: Player, action: i64) -> Reason | None:
    if me.hand != 0:
        return Reason("zwergar-break-with-dwarfs")
    if action == BREAK_NONE:
        return Reason("zwergar-break-somebody") if places_with_specialists(board) != 0 else None
    place = action - BREAK_AT
    if specialist_on(board, Place(place)):
        return None
    foreman = board.on(Place(place)) >= FOREMAN_OF
    return Reason("zwergar-break-foreman" if foreman else "zwergar-break-nobody", place=PLACES[place])
