"""The actions of Zwergar: every verb of the record, declared once.

`+F` says how many warm furnaces pay. A clan has at most eight. Extra heat and lift steps end where track and furnaces are spent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.vocabulary import Verb, Vocabulary, product
from steiger.games.zwergar.rules.terms import DWARFS, KINDS, LEVELS, PLACE_COUNT, PLACES, PROJECTS

MOST_FURNACES: Final = 8
MOST_HEAT: Final = 10
HEATS: Final[i64] = 9  # payments with 0 to 8 furnaces
MOST_SPENT: Final = 18  # the track and all furnaces
WAYS: Final[i64] = 3  # pay a project in full, with one stone less, or with one iron less
CHIMNEY: Final[i64] = 44  # project 45, which takes extra heat. It is the last project, so its variants come last.


def with_furnaces(phrases: list[str]) -> list[str]:
    """Return each phrase once for every number of furnaces. Zero furnaces are not written."""
    return [f"{phrase} +{f}" if f else phrase for phrase in phrases for f in range(MOST_FURNACES + 1)]


def complete_phrases() -> list[str]:
    return [f"{n + 1}{way}" for n in range(PROJECTS) for way in ("", " -s", " -i")]


def upgrade_phrases() -> list[str]:
    return [*(str(n + 1) for n in range(PROJECTS)), *(f"{PROJECTS} x{k}" for k in range(1, MOST_SPENT + 1))]


def heat_group(verb: Verb, action: int) -> int:
    return action - (action - int(verb.first)) % int(HEATS) if verb.word in PAID_WITH_HEAT else action


VOCABULARY: Final = Vocabulary()
PLACE_VERB: Final = VOCABULARY.verb("place", ["dwarf", "place"], product(DWARFS, PLACES))
BREAK_VERB: Final = VOCABULARY.verb("break", ["place"], [*PLACES, "none"])
LIFT_VERB: Final = VOCABULARY.verb("lift", ["steps", "heat"], with_furnaces([str(n + 1) for n in range(MOST_SPENT + 1)]))
STONES_VERB: Final = VOCABULARY.verb("stones", ["level"], ["0", "1", "2", "3", "4"])  # 0: intermediate
LIGHT_VERB: Final = VOCABULARY.verb("light")
LIGHT_ALL_VERB: Final = VOCABULARY.verb("light-all")
HEAT_VERB: Final = VOCABULARY.verb("heat")
CONVERT_VERB: Final = VOCABULARY.verb("convert", ["resource"], ["i", "g", "j"])
SMELT_VERB: Final = VOCABULARY.verb("smelt", ["resource", "heat"], with_furnaces(["s", "i", "g"]))
BUILD_VERB: Final = VOCABULARY.verb("build")
COMPLETE_VERB: Final = VOCABULARY.verb("complete", ["project", "payment"], with_furnaces(complete_phrases()))
UPGRADE_VERB: Final = VOCABULARY.verb("upgrade", ["project", "payment"], with_furnaces(upgrade_phrases()))
REFUND_VERB: Final = VOCABULARY.verb("refund", ["resource"], ["s", "i", "g", "j"])
INSTALL_VERB: Final = VOCABULARY.verb("install")
STEAM_VERB: Final = VOCABULARY.verb("steam", ["resource", "heat"], with_furnaces(["s", "i"]))
AS_VERB: Final = VOCABULARY.verb("as", ["dwarf", "heat"], with_furnaces(KINDS))
SILVERBEARD_VERB: Final = VOCABULARY.verb("silverbeard", ["dwarf"], KINDS)
END_VERB: Final = VOCABULARY.verb("end")
# Since rules version 2. New verbs come last, so that the numbers of old actions stay.
VISIT_VERB: Final = VOCABULARY.verb("visit", ["dwarf", "place"], product(DWARFS, PLACES[:LEVELS]))

# Rules find the verb of an action in FIRST_OF and compare it with the constants below, so the order of verbs never matters.
FIRST_OF: Final = vec[i64]([int(verb.first) for verb in VOCABULARY.verb_of])

# Actions that differ only in how many furnaces pay form a group, named by its first action.
PAID_WITH_HEAT: Final = ["lift", "smelt", "complete", "upgrade", "steam", "as"]
HEAT_GROUP: Final = vec[i64]([heat_group(verb, action) for action, verb in enumerate(VOCABULARY.verb_of)])

PLACE_AT: Final[i64] = PLACE_VERB.first  # dwarf × PLACE_COUNT + place
BREAK_AT: Final[i64] = BREAK_VERB.first
BREAK_NONE: Final[i64] = BREAK_VERB.first + PLACE_COUNT
LIFT_BY: Final[i64] = LIFT_VERB.first
STONES_ON: Final[i64] = STONES_VERB.first
LIGHT_ONE: Final[i64] = LIGHT_VERB.first
LIGHT_ALL: Final[i64] = LIGHT_ALL_VERB.first
HEAT_UP: Final[i64] = HEAT_VERB.first
CONVERT: Final[i64] = CONVERT_VERB.first
SMELT: Final[i64] = SMELT_VERB.first
BUILD: Final[i64] = BUILD_VERB.first
COMPLETE: Final[i64] = COMPLETE_VERB.first
UPGRADE_ONE: Final[i64] = UPGRADE_VERB.first
REFUND: Final[i64] = REFUND_VERB.first
INSTALL: Final[i64] = INSTALL_VERB.first
STEAM: Final[i64] = STEAM_VERB.first
AS_KIND: Final[i64] = AS_VERB.first
SILVERBEARD: Final[i64] = SILVERBEARD_VERB.first
END: Final[i64] = END_VERB.first
VISIT_AT: Final[i64] = VISIT_VERB.first  # dwarf × LEVELS + level of the mine
