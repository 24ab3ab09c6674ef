"""Every key the code uses has a sentence in every language, with the same variables, and renders."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import steiger
from steiger import game
from steiger.locale import LANGUAGES, catalogue, files

SOURCES = Path(steiger.__file__).parent
LITERAL = re.compile(r'(?:Reason|\.text|\.say|labelled\(words,|explain_undo)\(?\s*"([a-z][a-z0-9-]+)"')
GAMES = "|".join(steiger.game_names())
KEY = re.compile(rf'"((?:{GAMES}|components|cli|record|undo|setup|option|game|bot|players|options|seed|action)-[a-z0-9-]+)"')


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
    beginnings = tuple(
        set(re.findall(r"[\"'`]([a-z][a-z0-9]*-[a-z0-9-]+-)\$?\{", text)) - {f"web-{name}-" for name in steiger.game_names()}
    )
    return {key for key in keys if key in whole or key.startswith(beginnings)}


def keys_by_name() -> set[str]:
    """Keys that are put together from names."""
    games = [import_module(f"tests.games.{name}.sentences").keys() for name in steiger.game_names()]
    keys = component_keys() | bot_keys() | web_keys()
    columns = ("seat", "player", "mean", "spread", "share", "interval")
    return keys.union(*games) | {f"cli-column-{name}" for name in columns}


def bot_keys() -> set[str]:
    """The columns of a tournament and the parts of a ladder."""
    columns = ("bot", "rating", "games", "share", "interval", "score", "margin", "ms", "slowest", "seats")
    ladder = {f"arena-ladder-{kind}" for kind in ("against", "among", "self", "rungs")}
    return ladder | {f"arena-column-{name}" for name in columns}


def web_keys() -> set[str]:
    """What the browser puts together from the names of games, verbs and options."""
    keys: set[str] = set()
    for name in steiger.game_names():
        keys |= {f"web-{name}", f"web-{name}-pitch", f"web-{name}-tab-own"}
        keys |= {f"web-{name}-do-{verb.word}" for verb in game(name).vocabulary.verbs}
        for option in game(name).options:
            values = [str(value).lower() for value in option.values]
            keys |= {f"web-{name}-option-{option.name}", *(f"web-{name}-option-{option.name}-{value}" for value in values)}
    return keys


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


def test_nothing_is_said_in_another_language_by_mistake() -> None:
    """A sentence missing in German would come out in English."""
    english, german = (catalogue(language).text("game-over") for language in ("en", "de"))
    assert english != german
