"""argparse in the user's language: what it says by itself comes from the locale files too."""

from __future__ import annotations

import argparse
import re

from steiger.locale import Catalogue

KEYS = {
    "usage: ": "cli-args-usage",
    "positional arguments": "cli-args-positional",
    "options": "cli-args-options",
    "show this help message and exit": "cli-args-help",
    "the following arguments are required: %s": "cli-args-required",
    "unrecognized arguments: %s": "cli-args-unknown",
    "argument %(argument_name)s: %(message)s": "cli-args-place",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-args-choice",
    "expected one argument": "cli-args-one",
    "expected at least one argument": "cli-args-some",
    "ignored explicit argument %r": "cli-args-needless",
    "ambiguous option: %(option)s could match %(matches)s": "cli-args-ambiguous",
}
BLANK = re.compile(r"%(?:\((\w+)\))?[rs]")


def speak(catalogue: Catalogue) -> None:
    """From now on: argparse looks its phrases up by gettext's `_` and has no other door. Beyond these it stays English."""

    def phrase(english: str) -> str:
        key = KEYS.get(english)
        if key is None:
            return english
        blanks = {found.group(1) or "given": found.group() for found in BLANK.finditer(english)}
        return catalogue.text(key, **blanks)

    vars(argparse)["_"] = phrase
