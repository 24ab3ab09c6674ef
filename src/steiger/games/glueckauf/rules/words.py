"""The actions of Glück Auf: every verb of the record, declared once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.vocabulary import Vocabulary
from steiger.games.glueckauf.rules.tables import ORDER_COLOURS, ORDERS, TILES
from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS

ORDER_NUMBERS: Final = [str(n + 1) for n in range(ORDERS)]

# Where a cube for a slot comes from: colours 0–3 from the cage, 4–7 from the store; and all pairs of these.
SOURCES: Final = [*(f"c:{c}" for c in COLOURS), *(f"s:{c}" for c in COLOURS)]
PAIRS: Final = [(a, b) for a in range(8) for b in range(a, 8)]
PAIR_FIRST: Final = vec[i64]([a for a, b in PAIRS])
PAIR_SECOND: Final = vec[i64]([b for a, b in PAIRS])

# Masks over the pairs: all, by source those with a cube from there, and the one with both.
NO_PAIRS: Final[i64] = 0
ALL_PAIRS: Final[i64] = 2 ** len(PAIRS) - 1
PAIRS_WITH: Final = vec[i64]([sum(2**i for i, pair in enumerate(PAIRS) if source in pair) for source in range(8)])
TWICE: Final = vec[i64]([2 ** PAIRS.index((source, source)) for source in range(8)])

# The fills of one slot colour: from the cage, from the store, then the pairs.
FROM_CAGE: Final[i64] = 0
FROM_STORE: Final[i64] = 1
FROM_PAIR: Final[i64] = 2
FILLS: Final[i64] = 2 + len(PAIRS)

SLOT_KINDS: Final = [(order, colour) for order in range(ORDERS) for colour in sorted(set(ORDER_COLOURS[order]))]
SLOT_KIND: Final = vec[i64]([SLOT_KINDS.index((o, c)) if (o, c) in SLOT_KINDS else -1 for o in range(ORDERS) for c in range(4)])
KIND_ORDER: Final = vec[i64]([order for order, colour in SLOT_KINDS])
KIND_COLOUR: Final = vec[i64]([colour for order, colour in SLOT_KINDS])


def fill_phrases() -> list[str]:
    phrases: list[str] = []
    for order, colour in SLOT_KINDS:
        cubes = [SOURCES[colour], SOURCES[4 + colour], *(f"{SOURCES[a]} {SOURCES[b]}" for a, b in PAIRS)]
        phrases += [f"{order + 1} {COLOURS[colour]} {words}" for words in cubes]
    return phrases


VOCABULARY: Final = Vocabulary()
DRAFT_VERB: Final = VOCABULARY.verb("draft", ["order"], ORDER_NUMBERS)
PLACE_VERB: Final = VOCABULARY.verb("place", ["field"], FIELDS)
TAKE_VERB: Final = VOCABULARY.verb("take", ["card"], [*TILES, *ORDER_NUMBERS, "none"])
RETURN_VERB: Final = VOCABULARY.verb("return", ["where"], ["top", "bottom"])
NEXT_VERB: Final = VOCABULARY.verb("next", ["card"], [*TILES, *ORDER_NUMBERS], secret=True)
COAL_VERB: Final = VOCABULARY.verb("coal", ["colour"], COLOURS)
CAGE_VERB: Final = VOCABULARY.verb("cage", ["level"], ["0", "1", "2", "3", "4"])
LOAD_VERB: Final = VOCABULARY.verb("load", ["colour"], COLOURS)
FILL_VERB: Final = VOCABULARY.verb("fill", ["order", "slot", "cubes"], fill_phrases())
STORE_VERB: Final = VOCABULARY.verb("store", ["colour"], COLOURS)
STOP_VERB: Final = VOCABULARY.verb("stop")

DRAFT_ORDER: Final[i64] = DRAFT_VERB.first
PLACE_AT: Final[i64] = PLACE_VERB.first
TAKE_TILE: Final[i64] = TAKE_VERB.first
TAKE_ORDER: Final[i64] = TAKE_VERB.first + len(TILES)
TAKE_NONE: Final[i64] = TAKE_ORDER + ORDERS
RETURN_TOP: Final[i64] = RETURN_VERB.first
RETURN_BOTTOM: Final[i64] = RETURN_VERB.first + 1
NEXT_TILE: Final[i64] = NEXT_VERB.first
NEXT_ORDER: Final[i64] = NEXT_VERB.first + len(TILES)
COAL_OF: Final[i64] = COAL_VERB.first
CAGE_TO: Final[i64] = CAGE_VERB.first
LOAD: Final[i64] = LOAD_VERB.first
FILL: Final[i64] = FILL_VERB.first
STORE: Final[i64] = STORE_VERB.first
STOP: Final[i64] = STOP_VERB.first
