"""Editions of Zwergar: corrections of chosen numbers (ᶜ) that simulation showed to be unfair. See docs/zwergar-balance.md."""

from steiger.core.game import Edition

# With the start resources of the specification, the first of two players wins 74 % of the games. The others begin with more.
EDITIONS = (
    Edition("balanced-2", (2,), {"start-2": {"hand": "1I", "level": "2", "load": "2S 2I"}}),
    Edition(
        "balanced",
        (3, 4),
        {
            "start-2": {"hand": "1S", "level": "2", "load": "2S 2I"},
            "start-3": {"hand": "1G", "level": "2", "load": "2S 1I"},
            "start-4": {"hand": "1I", "level": "2", "load": "2S 1I"},
        },
    ),
)
