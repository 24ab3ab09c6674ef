"""Errors as answers: a status, a code, and a sentence from the locale files. They expose no internal details."""

from __future__ import annotations

from steiger.core.errors import BadRecord, ClientError, Reason
from steiger.locale import LANGUAGES, catalogue
from steiger.server.messages import Argument, Fault, Phrase, Position
from steiger.server.names import visible

RETRY_SECONDS = 2.0
LONGEST_HOST = 80  # characters of it that are repeated in the answer
# Parts of the messages of SQLite, PostgreSQL and the system when the disk is full.
FULL = ("disk is full", "DiskFull", "No space left", "File too large")
STATUS_OF = {"illegal-action": 422, "nothing-to-undo": 422, "no-game": 409}


class Refusal(Exception):
    def __init__(self, status: int, code: str, reason: Reason) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.reason = reason
        self.index: int | None = None
        self.position: Position | None = None
        self.retry: float | None = None

    def fault(self, language: str) -> Fault:
        return Fault(
            code=self.code,
            key=self.reason.key,
            arguments=plain(self.reason.arguments),
            message=sentence(self.reason, language),
            index=self.index,
            position=self.position,
        )


def from_client_error(error: ClientError, index: int | None = None) -> Refusal:
    refusal = Refusal(STATUS_OF.get(error.code, 400), error.code, error.reason)
    refusal.index = error.index if isinstance(error, BadRecord) else index
    return refusal


def bad_request(key: str, **arguments: object) -> Refusal:
    return Refusal(400, "bad-request", Reason(key, **arguments))


def no_identity(key: str = "no-identity") -> Refusal:
    return Refusal(401, "no-identity", Reason(key))


def not_allowed(key: str, **arguments: object) -> Refusal:
    return Refusal(403, "not-allowed", Reason(key, **arguments))


def wrong_host(host: str) -> Refusal:
    return Refusal(421, "wrong-host", Reason("wrong-host", host=visible(host)[:LONGEST_HOST]))


def not_found(key: str = "not-found", **arguments: object) -> Refusal:
    return Refusal(404, "not-found", Reason(key, **arguments))


def conflict(key: str, **arguments: object) -> Refusal:
    return Refusal(409, "conflict", Reason(key, **arguments))


def stale(position: Position | None) -> Refusal:
    refusal = Refusal(409, "stale", Reason("stale"))
    refusal.position = position
    return refusal


def damaged() -> Refusal:
    """Return the refusal for a stored table that can't be loaded."""
    return Refusal(500, "damaged", Reason("table-damaged"))


def too_many(retry: float) -> Refusal:
    refusal = Refusal(429, "too-many", Reason("too-many", seconds=max(1, round(retry))))
    refusal.retry = retry
    return refusal


def hung_up() -> Refusal:
    """Return the answer to a client that has gone. Nobody gets it. 499 is nginx's status for this case."""
    return Refusal(499, "gone", Reason("unavailable"))


def stopping() -> Refusal:
    return _later(Refusal(503, "stopping", Reason("stopping")))


def no_storage(error: Exception) -> Refusal:
    """Return the refusal for a database that is away or full. Nothing was stored, and nothing was acknowledged."""
    full = any(sign in str(error) for sign in FULL)
    return _later(Refusal(507, "full", Reason("storage-full")) if full else Refusal(503, "unavailable", Reason("unavailable")))


def _later(refusal: Refusal) -> Refusal:
    refusal.retry = RETRY_SECONDS
    return refusal


def sentence(reason: Reason, language: str) -> str:
    """Return the sentence for a reason, or its key if no sentence exists."""
    known = catalogue(language if language in LANGUAGES else "en")
    try:
        return known.say(reason)
    except AssertionError:
        return reason.key


def plain(arguments: dict[str, object]) -> dict[str, Argument]:
    """Return arguments as JSON values. A reason within a reason becomes a phrase."""
    return {name: _plain(value) for name, value in arguments.items()}


def _plain(value: object) -> Argument:
    if isinstance(value, Reason):
        return Phrase(key=value.key, arguments=plain(value.arguments))
    return value if isinstance(value, (str, int, float, bool, type(None))) else str(value)


def preferred_language(header: str) -> str:
    """Return the first language of an Accept-Language header that is available."""
    for part in header.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"
