"""All prose, from the Fluent files beside this module: one folder a language, one file a room."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from steiger.core.errors import Reason

LANGUAGES = ("en", "de", "nl")
LONGEST = 900  # of one argument; Fluent refuses a thousand
FOLDER = Path(__file__).parent


class Catalogue:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, reason: Reason) -> str:
        return self.text(reason.key, **reason.arguments)

    def text(self, key: str, **arguments: object) -> str:
        if not self.has(key):
            assert self.language != "en", f"no sentence for {key}"
            return catalogue("en").text(key, **arguments)
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
