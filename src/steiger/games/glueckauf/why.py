"""Why an action is refused: which rule, and what is missing. The sentences are in the locale files."""

from __future__ import annotations

from steiger.core.errors import Reason
from steiger.core.vocabulary import Verb
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count, total
from steiger.games.glueckauf.rules.mining import SUBSTITUTE_STEPS, usable
from steiger.games.glueckauf.rules.orders import card_of, free_slots
from steiger.games.glueckauf.rules.tables import CAGE_PLACES, TILE_PRICE, TILES
from steiger.games.glueckauf.rules.terms import (
    BANK,
    COLOURS,
    DELIVER,
    FACTORY_DRAW,
    FIELDS,
    MONEY,
    ORDER,
    OVER,
    PHASES,
    SURFACE,
    VEHICLES,
)
from steiger.games.glueckauf.rules.turns import is_open
from steiger.games.glueckauf.rules.words import (
    COAL_VERB,
    FILL_VERB,
    FILLS,
    FROM_PAIR,
    KIND_COLOUR,
    KIND_ORDER,
    PAIR_FIRST,
    PAIR_SECOND,
    SOURCES,
    VOCABULARY,
)

# The question each verb answers.
QUESTION = {
    "draft": "draft",
    "place": "place",
    "take": "take",
    "return": "return",
    "next": "next",
    "coal": "coal",
    "cage": "mine",
    "load": "mine",
    "fill": "mine",
    "store": "mine",
    "stop": "mine",
}


def why_not(board: Board, words: str) -> Reason:
    if board.phase() == OVER:
        return Reason("game-over")
    action = VOCABULARY.id(words)
    if action is None:
        return not_words(words)
    verb = VOCABULARY.verb_of[action]
    if QUESTION[verb.word] != PHASES[board.phase()]:
        return Reason("glueckauf-other-question", verb=verb.word, phase=PHASES[board.phase()])
    return ASKED[verb.word](board, board.me(), int(action - verb.first))


def not_words(words: str) -> Reason:
    """Not an action at all; say so about the part that is wrong."""
    first, _, rest = words.partition(" ")
    known: dict[str, Verb] = {verb.word: verb for verb in VOCABULARY.verbs}
    if first not in known:
        return Reason("action-unknown-verb", words=words, verbs=", ".join(known))
    if first == FILL_VERB.word:
        return wrong_fill(words, rest)
    return Reason("action-unknown", words=words, verb=first, example=known[first].phrases[0])


def wrong_fill(words: str, rest: str) -> Reason:
    """Well-formed fills that name a slot the order does not have, or a cube that is not of the slot's colour."""
    parts = rest.split(" ")
    if len(parts) in (3, 4) and parts[0].isdigit() and parts[1] in COLOURS and all(cube in SOURCES for cube in parts[2:]):
        if len(parts) == 3 and parts[2][2] != parts[1]:
            return Reason("glueckauf-colour-mismatch", slot=parts[1], cube=parts[2][2])
        if f"fill {parts[0]} {parts[1]} c:{parts[1]}" not in VOCABULARY.ids:
            return Reason("glueckauf-no-such-slot", order=parts[0], slot=parts[1])
        if len(parts) == 4:
            return Reason("glueckauf-pair-order", words=words)
    return Reason("action-unknown", words=words, verb="fill", example=FILL_VERB.phrases[0])


def no_draft(board: Board, me: Player, card: int) -> Reason:
    return Reason("glueckauf-not-in-pool", order=card + 1)


def no_place(board: Board, me: Player, field: int) -> Reason:
    name = FIELDS[field]
    if not is_open(board, field):
        return Reason("glueckauf-field-closed", field=name, players=len(board.players))
    needed = 1 if field == BANK else int(board.workers_on(field)) + 1
    if needed > me.workers:
        return Reason("glueckauf-too-few-workers", field=name, needed=needed, missing=needed - int(me.workers))
    return no_action_there(board, me, field)


def no_action_there(board: Board, me: Player, field: int) -> Reason:
    name = FIELDS[field]
    if field < FACTORY_DRAW:
        return no_tile(board, me, field)
    if DELIVER <= field < MONEY:
        return Reason("glueckauf-nothing-to-deliver", vehicle=VEHICLES[field - DELIVER])
    assert field == FACTORY_DRAW or field >= ORDER, name
    stack = field == FACTORY_DRAW or name == "order-draw"
    return Reason("glueckauf-stack-empty" if stack else "glueckauf-field-empty", field=name)


def no_tile(board: Board, me: Player, field: int) -> Reason:
    tile = board.tiles[field]
    if tile < 0:
        return Reason("glueckauf-field-empty", field=FIELDS[field])
    return too_little_money(me, tile)


def too_little_money(me: Player, tile: int) -> Reason:
    price = int(TILE_PRICE[tile])
    return Reason("glueckauf-too-little-money", tile=TILES[tile], price=price, missing=price - int(me.money))


def no_take(board: Board, me: Player, choice: int) -> Reason:
    if board.looks_at_tiles() and choice < len(TILES):
        if any(board.pile().peek(depth) == choice for depth in range(board.pile().held)):
            return too_little_money(me, choice)
        return Reason("glueckauf-not-drawn", card=TILES[choice])
    return Reason("glueckauf-not-drawn", card=card_name(choice))


def card_name(choice: int) -> str:
    """How `take` and `next` number their cards: tiles first, then orders."""
    return TILES[choice] if choice < len(TILES) else str(choice - len(TILES) + 1)


def no_return(board: Board, me: Player, choice: int) -> Reason:
    return Reason("glueckauf-only-top")


def no_next(board: Board, me: Player, choice: int) -> Reason:
    return Reason("glueckauf-not-drawn", card=card_name(choice))


def no_coal(board: Board, me: Player, colour: int) -> Reason:
    return Reason("glueckauf-supply-empty", colour=COLOURS[colour])


def no_cage(board: Board, me: Player, level: int) -> Reason:
    return Reason("glueckauf-cage-there", level=level)


def no_load(board: Board, me: Player, colour: int) -> Reason:
    if me.level == SURFACE:
        return Reason("glueckauf-load-at-surface")
    if total(me.cage) >= CAGE_PLACES:
        return Reason("glueckauf-cage-full", places=int(CAGE_PLACES))
    level = int(me.level)
    elsewhere = [n + 1 for n in range(4) if count(me.coal[n], colour) > 0]
    if elsewhere:
        return Reason("glueckauf-load-wrong-level", colour=COLOURS[colour], level=level, right=elsewhere[0])
    return Reason("glueckauf-load-none", colour=COLOURS[colour], level=level)


def no_fill(board: Board, me: Player, choice: int) -> Reason:
    kind, way = divmod(choice, FILLS)
    card, colour = int(KIND_ORDER[kind]), int(KIND_COLOUR[kind])
    at = me.find(card)
    if at < 0:
        return Reason("glueckauf-not-your-order", order=card + 1)
    if free_slots(me.open[at], colour) == 0:
        return Reason("glueckauf-slot-filled", order=card + 1, slot=COLOURS[colour])
    if way >= FROM_PAIR and board.steps < SUBSTITUTE_STEPS:
        return Reason("glueckauf-too-few-steps", needed=int(SUBSTITUTE_STEPS), steps=int(board.steps))
    return no_cube(me, cubes_of(colour, way))


def cubes_of(colour: int, way: int) -> list[int]:
    if way < FROM_PAIR:
        return [colour + 4 * way]
    return [int(PAIR_FIRST[way - FROM_PAIR]), int(PAIR_SECOND[way - FROM_PAIR])]


def no_cube(me: Player, sources: list[int]) -> Reason:
    for source in sources:
        if source < 4 and me.level != SURFACE and count(me.cage, source) > 0:
            return Reason("glueckauf-fill-below", level=int(me.level))
        if sources.count(source) > count(usable(me), source):
            where = "cage" if source < 4 else "store"
            return Reason("glueckauf-no-cube", colour=COLOURS[source % 4], where=where, needed=sources.count(source))
    assert False, sources


def no_store(board: Board, me: Player, colour: int) -> Reason:
    if me.level != SURFACE:
        return Reason("glueckauf-store-below", level=int(me.level))
    if count(me.cage, colour) == 0:
        return Reason("glueckauf-no-cube", colour=COLOURS[colour], where="cage", needed=1)
    wanting = [order for order in me.by_turn() if free_slots(order, colour) > 0]
    return Reason("glueckauf-store-wanted", colour=COLOURS[colour], order=int(card_of(wanting[0])) + 1)


def always_legal(board: Board, me: Player, choice: int) -> Reason:
    assert False, choice


ASKED = {
    "draft": no_draft,
    "place": no_place,
    "take": no_take,
    "return": no_return,
    "next": no_next,
    COAL_VERB.word: no_coal,
    "cage": no_cage,
    "load": no_load,
    "fill": no_fill,
    "store": no_store,
    "stop": always_legal,
}
