"""Names that people read: what they may contain, and which of them look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from steiger.server.lookalikes import LOOKALIKES

LONGEST_NAME = 40
LONGEST_SKELETON = 200
MOST_MARKS = 2  # combining marks on one character; more of them cover the lines above and below
# Characters that Python calls printable although they leave no mark: fillers, joiners and variation selectors.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
DIACRITICS: Final = range(0x300, 0x370)
FOLDED: Final = str.maketrans({c: letter for letter, like in LOOKALIKES.items() for c in like} | {"i": "l", "1": "l", "0": "o"})
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def visible(text: str) -> str:
    """Return one line of characters that can be seen. Control and direction characters are removed."""
    kept = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text) if c.isspace() or _is_visible(c))
    return " ".join(_few_marks("".join(kept)).split())


def _is_visible(character: str) -> bool:
    return character.isprintable() and character not in BLANK


def _few_marks(text: str) -> str:
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    return visible(name)[:LONGEST_NAME].strip()


def skeleton(name: str) -> str:
    """Return a text that is the same for names that people can confuse, such as “Anna”, “anna” and “Аnnа” in Cyrillic letters.

    This follows the skeleton of Unicode Technical Standard #39, and also ignores case, accents, spaces and punctuation.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in plain if ord(c) not in DIACRITICS).translate(FOLDED)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return ("".join(c for c in letters if c.isalnum()) or letters)[:LONGEST_SKELETON]


def look_alike(first: str, second: str) -> bool:
    return skeleton(first) == skeleton(second)
