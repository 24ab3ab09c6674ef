"""The explanation of a place, a card or a word: its sentence from the locale files, with the numbers of the components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steiger.core.errors import Reason
from steiger.games.zwergar.components.corrections import Entry
from steiger.games.zwergar.rules.terms import DWARFS, EVENTS, FIRST_EVENT, NEW_SHAFT_SET, PLACES, PROJECTS, SET_SIZE, SETS
from steiger.games.zwergar.rules.words import VOCABULARY

if TYPE_CHECKING:
    from steiger.locale import Catalogue

VERBS = [verb.word for verb in VOCABULARY.verbs]
RULES = ["turn", "heat-track", "furnaces", "carts", "scoring"]
CARDS = [str(number) for number in range(1, FIRST_EVENT + EVENTS)]
TOPICS = [*PLACES, *DWARFS, *SETS, *RULES, *(verb for verb in VERBS if verb not in PLACES), *CARDS]

# Topics whose numbers are in a section of another name.
SECTIONS = {"heat-track": "heat"}

# Effects that are details of another effect of the same card.
DETAILS = ("end-vp", "end-per", "levels")


def explain(entries: list[Entry], topic: str, catalogue: Catalogue) -> str | None:
    if topic not in TOPICS:
        return None
    if topic in CARDS:
        return about_card(entries, int(topic), catalogue)
    values = section_values(entries, SECTIONS.get(topic, topic))
    if topic in PLACES:
        key = "mine" if topic.startswith("mine") else topic
        about = catalogue.text(f"zwergar-about-{key}", place=topic, **values)
        furnace = catalogue.text("zwergar-about-price", price=values["price"])
        return f"{about} {furnace}"
    if topic in VERBS:
        return catalogue.text(f"zwergar-about-verb-{topic}")
    return catalogue.text(f"zwergar-about-{topic}", **values)


Values = dict[str, str | int | Reason]


def section_values(entries: list[Entry], section: str) -> Values:
    return {entry.name: in_words(entry) for entry in entries if entry.section == section}


def in_words(entry: Entry) -> str | int | Reason:
    if entry.type == "kind":
        return Reason(f"zwergar-dwarf-{entry.value}")
    return on_levels(str(entry.value)) if entry.type == "levels" else entry.value


def on_levels(written: str) -> Reason:
    """Return the levels of `1 2` in words, such as "levels 1 and 2"."""
    *others, last = written.split(" ")
    return Reason("zwergar-on-levels", first=", ".join(others), last=last) if others else Reason("zwergar-on-level", level=last)


def about_card(entries: list[Entry], number: int, catalogue: Catalogue) -> str:
    if number > PROJECTS:
        values = section_values(entries, f"event-{number}")
        head = catalogue.text("zwergar-about-event", number=number, name=Reason(f"zwergar-event-{number}"))
        return " ".join([head, *effects(values, catalogue)])
    values = section_values(entries, f"project-{number}")
    head = catalogue.text("zwergar-about-project", **card_arguments(number, values))
    return " ".join([head, *project_effects(entries, number, values, catalogue)])


def card_arguments(number: int, values: Values) -> dict[str, object]:
    return {
        "number": number,
        "name": Reason(f"zwergar-project-{number}"),
        "set": Reason(f"zwergar-set-{SETS[(number - 1) // SET_SIZE]}"),
        "complete": values["complete"],
        "complete_vp": values["complete-vp"],
        "upgrade": values["upgrade"],
        "upgrade_vp": values.get("upgrade-vp", 0),
    }


def project_effects(entries: list[Entry], number: int, values: Values, catalogue: Catalogue) -> list[str]:
    if (number - 1) // SET_SIZE == NEW_SHAFT_SET:
        return [catalogue.text("zwergar-effect-new-shaft", **section_values(entries, "new-shaft"))]
    return effects(values, catalogue) or [catalogue.text("zwergar-effect-none")]


def effects(values: Values, catalogue: Catalogue) -> list[str]:
    """Return one sentence per effect. A sentence may use all values of its card."""
    own = ("complete", "complete-vp", "upgrade", "upgrade-vp")
    arguments = {name.replace("-", "_"): value for name, value in values.items()}
    names = [name for name in values if name not in own and name not in DETAILS]
    return [catalogue.text(f"zwergar-effect-{name}", **arguments) for name in names]
