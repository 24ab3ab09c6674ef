"""The keys of Zwergar's sentences that are put together from names."""

from steiger import game
from steiger.games.zwergar.components.cards import EVENT_ROWS, PROJECT_ROWS
from steiger.games.zwergar.contrast import ZwergarContrast
from steiger.games.zwergar.mind.worth import PARTS
from steiger.games.zwergar.rules.board import POINT_SOURCES
from steiger.games.zwergar.rules.terms import DWARFS, PHASES, PLACES, RESOURCES, SETS


def keys() -> set[str]:
    found = {"zwergar-name"}
    for kind, names in {
        "place": PLACES,
        "dwarf": DWARFS,
        "resource": [letter.lower() for letter in RESOURCES],
        "set": SETS,
        "phase": PHASES,
        "source": POINT_SOURCES,
        "part": PARTS,
        "project": [str(number) for number in range(1, 46)],
        "event": [str(number) for number in range(46, 61)],
        "review-phase": list(ZwergarContrast.phases),
        "review-kind": list(ZwergarContrast.kinds),
        "log": [verb.word for verb in game("zwergar").vocabulary.verbs],
        "effect": [
            "none",
            "new-shaft",
            *(n for row in PROJECT_ROWS for n in row.effects),
            *(n for row in EVENT_ROWS for n in row.effects),
        ],
    }.items():
        found |= {f"zwergar-{kind}-{name}" for name in names}
    found |= {f"zwergar-screen-{name}" for name in ("top", "yield")}
    return {key for key in found if not key.endswith(("-end-vp", "-end-per", "-levels"))}
