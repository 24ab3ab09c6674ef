"""All prose, from Fluent files: the ones beside this module and the `locale` folder of each game; one folder per language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from steiger.core.errors import Reason
from steiger.core.registry import game_folder, game_names

LONGEST = 900  # of one argument; Fluent refuses a thousand
FOLDER = Path(__file__).parent
ENGLISH = "en"  # every sentence exists in English; other languages fall back to it


def _languages() -> tuple[str, ...]:
    """One folder per language, English first: a new language is a new folder here and in each game."""
    others = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
    return (ENGLISH, *(name for name in others if name != ENGLISH))


LANGUAGES = _languages()


def game_files(game: str, language: str) -> list[Path]:
    """Return the Fluent files of one game in a language: those in the `locale` folder beside its module."""
    folder = game_folder(game)
    return [] if folder is None else sorted((folder / "locale" / language).glob("*.ftl"))


def files(language: str) -> list[Path]:
    """Return every Fluent file of a language, the general ones first."""
    general = sorted((FOLDER / language).glob("*.ftl"))
    return [*general, *(path for game in game_names() for path in game_files(game, language))]


class Catalogue:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files(language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, reason: Reason) -> str:
        return self.text(reason.key, **reason.arguments)

    def text(self, key: str, **arguments: object) -> str:
        if not self.has(key):
            assert self.language != ENGLISH, f"no sentence for {key}"
            return catalogue(ENGLISH).text(key, **arguments)
        values = {name: self._value(value) for name, value in arguments.items()}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, faults = self._bundle.format_pattern(pattern, values)
        assert not faults, (key, arguments, faults)
        return str(text)

    def _value(self, value: object) -> Any:
        """What a sentence is told; words of a client may be endless, a sentence is not."""
        said = self.say(value) if isinstance(value, Reason) else value
        return said[: LONGEST - 1] + "…" if isinstance(said, str) and len(said) > LONGEST else said


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
