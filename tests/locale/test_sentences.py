"""Every key the code uses has a sentence in every language, with the same variables, and renders."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import steiger
from steiger import Rng, Table, game
from steiger.core.errors import Reason
from steiger.games.glueckauf import why
from steiger.games.glueckauf.mind.worth import PARTS as GLUECKAUF_PARTS
from steiger.games.glueckauf.rules.tables import ELEMENTS, POINT_SOURCES
from steiger.games.glueckauf.rules.terms import COLOURS, FIELDS, PHASES, SIDES, VEHICLES
from steiger.games.zwergar.components.cards import EVENT_ROWS, PROJECT_ROWS
from steiger.games.zwergar.mind.worth import PARTS as ZWERGAR_PARTS
from steiger.games.zwergar.rules.board import POINT_SOURCES as ZWERGAR_SOURCES
from steiger.games.zwergar.rules.terms import DWARFS, PLACES, RESOURCES, SETS
from steiger.games.zwergar.rules.terms import PHASES as ZWERGAR_PHASES
from steiger.locale import LANGUAGES, catalogue, files

SOURCES = Path(steiger.__file__).parent
LITERAL = re.compile(r'(?:Reason|\.text|\.say|labelled\(words,|explain_undo)\(?\s*"([a-z][a-z0-9-]+)"')
KEY = re.compile(
    r'"((?:glueckauf|zwergar|components|cli|record|undo|setup|option|game|bot|players|options|seed|action)-[a-z0-9-]+)"'
)


ROOT = SOURCES.parent.parent
NOT_KEYS = {"action-id", "game-start", "game-end"}  # words of the protocols that look like keys


class Variables(Visitor):
    """The variables a pattern uses itself, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(language: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, (path, entry.id.name)
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return found


def variables(found: dict[str, Variables], key: str) -> set[str]:
    inner = [variables(found, name) for name in found[key].messages]
    return found[key].variables.union(*inner)


def keys_in_code() -> set[str]:
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(LITERAL.findall(text)) | {key for key in KEY.findall(text) if not path.match("locale/*")}
    return found - NOT_KEYS


def spoken_in_sources(keys: set[str]) -> set[str]:
    """Keys written out anywhere in Python or in the browser client, or beginning as one is put together there."""
    files = [*SOURCES.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", text))
    # A beginning of one word alone ("web-…") would let any key pass: such keys are put together in web_keys().
    beginnings = tuple(set(re.findall(r"[\"'`]([a-z][a-z0-9]*-[a-z0-9-]+-)\$?\{", text)) - {"web-glueckauf-"})
    return {key for key in keys if key in whole or key.startswith(beginnings)}


def keys_by_name() -> set[str]:
    """Keys that are put together from names."""
    keys = {"glueckauf-name", "glueckauf-field-canteen", "glueckauf-screen-slots", "glueckauf-screen-carts"}
    for kind, names in {
        "field": FIELDS,
        "colour": COLOURS,
        "side": SIDES,
        "vehicle": VEHICLES,
        "phase": PHASES[1:],
        "element": ELEMENTS,
        "source": POINT_SOURCES,
    }.items():
        keys |= {f"glueckauf-{kind}-{name}" for name in names}
    for verb in game("glueckauf").vocabulary.verbs:
        keys |= {f"glueckauf-log-{verb.word}"} | ({f"glueckauf-log-{verb.word}-hidden"} if verb.secret else set())
    keys |= zwergar_keys() | component_keys() | bot_keys() | web_keys()
    columns = ("seat", "player", "mean", "spread", "share", "interval")
    return keys | {f"cli-column-{name}" for name in columns}


def bot_keys() -> set[str]:
    """The parts that evaluations consist of, and the columns of a tournament."""
    columns = ("bot", "rating", "games", "share", "interval", "score", "margin", "ms", "slowest", "seats")
    ladder = {f"arena-ladder-{kind}" for kind in ("against", "among", "self", "rungs")}
    parts = {f"glueckauf-part-{name}" for name in GLUECKAUF_PARTS} | {f"zwergar-part-{name}" for name in ZWERGAR_PARTS}
    return parts | ladder | {f"arena-column-{name}" for name in columns}


def web_keys() -> set[str]:
    """What the browser puts together from the names of games, verbs and options."""
    keys = {"web-glueckauf-drawn-none", "web-glueckauf-pile-top", "web-glueckauf-pile-bottom"}
    for name in steiger.game_names():
        keys |= {f"web-{name}", f"web-{name}-pitch", f"web-{name}-tab-own"}
        keys |= {f"web-{name}-do-{verb.word}" for verb in game(name).vocabulary.verbs}
        for option in game(name).options:
            values = [str(value).lower() for value in option.values]
            keys |= {f"web-{name}-option-{option.name}", *(f"web-{name}-option-{option.name}-{value}" for value in values)}
    return keys


def zwergar_keys() -> set[str]:
    keys = {"zwergar-name"}
    for kind, names in {
        "place": PLACES,
        "dwarf": DWARFS,
        "resource": [letter.lower() for letter in RESOURCES],
        "set": SETS,
        "phase": ZWERGAR_PHASES,
        "source": ZWERGAR_SOURCES,
        "project": [str(number) for number in range(1, 46)],
        "event": [str(number) for number in range(46, 61)],
        "log": [verb.word for verb in game("zwergar").vocabulary.verbs],
        "effect": [
            "none",
            "new-shaft",
            *(n for row in PROJECT_ROWS for n in row.effects),
            *(n for row in EVENT_ROWS for n in row.effects),
        ],
    }.items():
        keys |= {f"zwergar-{kind}-{name}" for name in names}
    keys |= {f"zwergar-screen-{name}" for name in ("top", "yield")}
    return {key for key in keys if not key.endswith(("-end-vp", "-end-per", "-levels"))}


def component_keys() -> set[str]:
    columns = ("section", "name", "value", "mark")
    marks = ("text", "public", "inferred", "chosen", "owner")
    return {f"components-{name}" for name in columns} | {f"components-mark-{name}" for name in marks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_code_has_a_sentence(language: str) -> None:
    missing = (keys_in_code() | keys_by_name()) - set(messages(language))
    assert not {key for key in missing if not key.endswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    found = messages(language)
    used = spoken_in_sources(set(found)) | keys_by_name() | {name for entry in found.values() for name in entry.messages}
    assert not set(found) - used


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_keys_and_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    assert {k: variables(english, k) for k in english} == {k: variables(other, k) for k in other}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_explained(language: str) -> None:
    glueckauf, words = game("glueckauf"), catalogue(language)
    for topic in glueckauf.topics():
        assert glueckauf.explain(topic, words)
    for nonsense in ("", "²", "0", "45", "01", "mine-5", "factory", "order", "?"):
        assert glueckauf.explain(nonsense, words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_log_sentence(language: str) -> None:
    vocabulary, words = game("glueckauf").vocabulary, catalogue(language)
    for action in range(vocabulary.size):
        verb, arguments = vocabulary.log_arguments(vocabulary.log_words(action, True))
        assert words.text(f"glueckauf-log-{verb}", **arguments)


def reasons() -> dict[str, Reason]:
    """Reasons of all kinds: along some games, why actions that are not legal are not."""
    found: dict[str, Reason] = {}
    for seed in range(12):
        table = Table.new(game("glueckauf"), 2 + seed % 3, {}, seed)
        rng = Rng(seed)
        while table.to_move() is not None:
            legal = table.legal()
            gather(table, legal, rng, found)
            table.play(legal[rng.below(len(legal))])
    return found


ODD = ["", "x", "fill", "fill 1 y", "fill 1 y c:b", "fill 1 k c:k", "fill 9 k c:k c:y", "place", "take 99"]
SHORT = [words for words in game("glueckauf").vocabulary.words if not words.startswith("fill")]
FILLS = [words for words in game("glueckauf").vocabulary.words if words.startswith("fill")]


def gather(table: Table, legal: list[str], rng: Rng, found: dict[str, Reason]) -> None:
    for given in ODD + SHORT + [FILLS[rng.below(len(FILLS))] for _ in range(20)]:
        if given not in legal:
            reason = table.game.why_not(table.state, given)
            found.setdefault(reason.key, reason)


RARE = {
    # Need an exhausted stack or supply, or five cubes in the cage: random play hardly gets there.
    "glueckauf-cage-full",
    "glueckauf-stack-empty",
    "glueckauf-field-empty",
    "glueckauf-only-top",
    "glueckauf-supply-empty",
}


def test_reasons_of_the_game_render_in_every_language() -> None:
    found = reasons()
    folder = Path(str(why.__file__)).parent
    sources = [path.read_text(encoding="utf-8") for path in (folder / "why.py", *folder.glob("rules/*.py"))]
    expected = set(re.findall(r'"(glueckauf-[a-z-]+)"', "\n".join(sources))) - RARE | {"action-unknown", "action-unknown-verb"}
    assert expected - set(found) == set()
    for reason in found.values():
        sentences = {catalogue(language).say(reason) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), reason


@pytest.mark.parametrize("key", sorted(RARE))
def test_rare_reasons_render(key: str) -> None:
    reason = Reason(key, field="factory-draw", colour="g", places=5)
    assert len({catalogue(language).say(reason) for language in LANGUAGES}) == len(LANGUAGES)


def test_nothing_is_said_in_another_language_by_mistake() -> None:
    """A sentence missing in German would come out in English."""
    english, german = (catalogue(language).text("game-over") for language in ("en", "de"))
    assert english != german
