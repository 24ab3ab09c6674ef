"""The keys of Glück Auf's sentences that are put together from names."""

from steiger import game
from steiger.games.glueckauf.contrast import GlueckAufContrast
from steiger.games.glueckauf.mind.worth import PARTS
from steiger.games.glueckauf.rules.tables import ELEMENTS, POINT_SOURCES
from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS, PHASES, SIDES, VEHICLES

NAMES = {
    "field": FIELDS,
    "colour": COLOURS,
    "side": SIDES,
    "vehicle": VEHICLES,
    "phase": PHASES[1:],
    "element": ELEMENTS,
    "source": POINT_SOURCES,
    "part": PARTS,
    "review-phase": GlueckAufContrast.phases,
    "review-kind": GlueckAufContrast.kinds,
}


def keys() -> set[str]:
    found = {"glueckauf-name", "glueckauf-field-canteen", "glueckauf-screen-slots", "glueckauf-screen-carts"}
    found |= {"web-glueckauf-drawn-none", "web-glueckauf-pile-top", "web-glueckauf-pile-bottom"}
    found |= {f"glueckauf-{kind}-{name}" for kind, names in NAMES.items() for name in names}
    for verb in game("glueckauf").vocabulary.verbs:
        found |= {f"glueckauf-log-{verb.word}"} | ({f"glueckauf-log-{verb.word}-hidden"} if verb.secret else set())
    return found
