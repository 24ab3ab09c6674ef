"""The actions of Glück Auf: every verb of the record, declared once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.vocabulary import Vocabulary
from steiger.games.glueckauf.rules.tables import ORDER_COLOURS, ORDERS, TILES
from steiger.games.glueckauf.rules.terms import COLOUR_COUNT, COLOURS, FIELDS, LEVELS

ORDER_NUMBERS: Final = [str(n + 1) for n in range(ORDERS)]

# Where a cube for a slot comes from: colours 0–3 from the cage, 4–7 from the store. A substitute is a pair of these.
SOURCES: Final = [*(f"c:{c}" for c in COLOURS), *(f"s:{c}" for c in COLOURS)]
SOURCE_COUNT: Final[i64] = 8
PAIRS: Final = [(a, b) for a in range(SOURCE_COUNT) for b in range(a, SOURCE_COUNT)]
PAIR_FIRST: Final = vec[i64]([a for a, b in PAIRS])
PAIR_SECOND: Final = vec[i64]([b for a, b in PAIRS])

# Masks over the pairs: all of them, by source those with a cube from there, and by source the one with both cubes from there.
NO_PAIRS: Final[i64] = 0
ALL_PAIRS: Final[i64] = 2 ** len(PAIRS) - 1
PAIRS_WITH: Final = vec[i64]([sum(2**i for i, pair in enumerate(PAIRS) if source in pair) for source in range(SOURCE_COUNT)])
TWICE: Final = vec[i64]([2 ** PAIRS.index((source, source)) for source in range(SOURCE_COUNT)])

# The ways to fill a slot of one colour: from the cage, from the store, then with a pair.
FROM_CAGE: Final[i64] = 0
FROM_STORE: Final[i64] = 1
FROM_PAIR: Final[i64] = 2
FILLS: Final[i64] = FROM_PAIR + len(PAIRS)

SLOT_KINDS: Final = [(order, colour) for order in range(ORDERS) for colour in sorted(set(ORDER_COLOURS[order]))]
SLOT_KIND: Final = vec[i64](
    [SLOT_KINDS.index((o, c)) if (o, c) in SLOT_KINDS else -1 for o in range(ORDERS) for c in range(COLOUR_COUNT)]
)
KIND_ORDER: Final = vec[i64]([order for order, colour in SLOT_KINDS])
KIND_COLOUR: Final = vec[i64]([colour for order, colour in SLOT_KINDS])


def fill_phrases() -> list[str]:
    phrases: list[str] = []
    for order, colour in SLOT_KINDS:
        cubes = [SOURCES[colour], SOURCES[COLOUR_COUNT + colour], *(f"{SOURCES[a]} {SOURCES[b]}" for a, b in PAIRS)]
        phrases += [f"{order + 1} {COLOURS[colour]} {words}" for words in cubes]
    return phrases


VOCABULARY: Final = Vocabulary()
DRAFT_VERB: Final = VOCABULARY.verb("draft", ["order"], ORDER_NUMBERS)
PLACE_VERB: Final = VOCABULARY.verb("place", ["field"], FIELDS)
TAKE_VERB: Final = VOCABULARY.verb("take", ["card"], [*TILES, *ORDER_NUMBERS, "none"])
RETURN_VERB: Final = VOCABULARY.verb("return", ["where"], ["top", "bottom"])
NEXT_VERB: Final = VOCABULARY.verb("next", ["card"], [*TILES, *ORDER_NUMBERS], secret=True)
COAL_VERB: Final = VOCABULARY.verb("coal", ["colour"], COLOURS)
CAGE_VERB: Final = VOCABULARY.verb("cage", ["level"], LEVELS)
LOAD_VERB: Final = VOCABULARY.verb("load", ["colour"], COLOURS)
FILL_VERB: Final = VOCABULARY.verb("fill", ["order", "slot", "cubes"], fill_phrases())
STORE_VERB: Final = VOCABULARY.verb("store", ["colour"], COLOURS)
STOP_VERB: Final = VOCABULARY.verb("stop")

# The first action of each verb. Steps subtract it to get the card, field, level or colour that an action names.
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

# One past the last action of each verb of the mining action, the hottest step. `LOAD <= action < LOAD_END` asks for the verb
# whatever the order of the declarations, as `LOAD_VERB.has(action)` does, and costs no attribute access.
CAGE_END: Final[i64] = CAGE_VERB.first + CAGE_VERB.size
LOAD_END: Final[i64] = LOAD_VERB.first + LOAD_VERB.size
FILL_END: Final[i64] = FILL_VERB.first + FILL_VERB.size
STORE_END: Final[i64] = STORE_VERB.first + STORE_VERB.size
