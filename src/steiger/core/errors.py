"""What can be wrong with what a client sends. Faults of ours are assertions, not errors."""

import json


class Reason:
    """Why something is refused: a key of the locale files and its arguments, so that every face says the same sentence."""

    def __init__(self, key: str, **arguments: object) -> None:
        self.key = key
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.arguments!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.key, self.arguments) == (other.key, other.arguments)

    def __hash__(self) -> int:
        return hash(self.key)


def in_json(given: object) -> str:
    """Return what a client gave as the client wrote it: text as it is, everything else as JSON, a missing value as `null`."""
    return given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, default=str)


class ClientError(Exception):
    """A client's fault; `code` is the engine protocol's word for its kind."""

    code = "bad-request"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)  # all of it, so that an error survives the way from another process
        self.reason = reason


class BadRequest(ClientError):
    code = "bad-request"


class NoGame(ClientError):
    code = "no-game"


class Illegal(ClientError):
    code = "illegal-action"


class BadRecord(ClientError):
    """A faulty record; `index` is the action's, from 0, where an action is at fault."""

    code = "bad-record"

    def __init__(self, reason: Reason, index: int | None = None) -> None:
        super().__init__(reason)
        self.args = (reason, index)
        self.index = index


class UnknownGame(ClientError):
    code = "unknown-game"


class UnknownOption(ClientError):
    code = "unknown-option"


class UnknownBot(ClientError):
    code = "unknown-bot"


class NothingToUndo(ClientError):
    code = "nothing-to-undo"
