"""The errors that a caller can cause. Each carries a `Reason`, which every face puts into its own language.

Bugs in Steiger itself are assertions, not errors.
"""

from __future__ import annotations

import json

from steiger.core.faces import faces


class Reason:
    """Why something is refused: a key of the locale files and its arguments, so that every face says the same sentence.

    `str(reason)` is that sentence in English.
    """

    def __init__(self, key: str, **arguments: object) -> None:
        self.key = key
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.arguments!r})"

    def __str__(self) -> str:
        return faces.sentence(self.key, self.arguments)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.arguments) == (other.key, other.arguments)

    def __hash__(self) -> int:
        return hash(self.key)


def in_json(given: object) -> str:
    """Return what a client gave as the client wrote it: text as it is, everything else as JSON, a missing value as `null`."""
    return given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, default=str)


class ClientError(Exception):
    """A mistake of the caller. `code` is its kind in the engine protocol."""

    code = "bad-request"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)  # the whole reason, so that an error survives the way from another process
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class BadRequest(ClientError):
    """The request or an argument is wrong."""

    code = "bad-request"


class NoGame(ClientError):
    """There is no game yet that the request could be about."""

    code = "no-game"


class Illegal(ClientError):
    """The action is not legal now."""

    code = "illegal-action"


class BadRecord(ClientError):
    """The record is faulty. `index` is that of the faulty action, counted from 0, if one is at fault."""

    code = "bad-record"

    def __init__(self, reason: Reason, index: int | None = None) -> None:
        super().__init__(reason)
        self.args = (reason, index)
        self.index = index


class UnknownGame(ClientError):
    """No game has this name."""

    code = "unknown-game"


class UnknownOption(ClientError):
    """The game has no such option, or the option has no such value."""

    code = "unknown-option"


class UnknownBot(ClientError):
    """No bot has this name, or it cannot play this game."""

    code = "unknown-bot"


class NothingToUndo(ClientError):
    """There is nothing that this seat may take back."""

    code = "nothing-to-undo"
