"""Errors survive the way between processes, and speak of what was given as its sender wrote it."""

import pickle

import pytest

from steiger.core.errors import BadRecord, ClientError, Illegal, Reason, in_json


@pytest.mark.parametrize("error", [Illegal(Reason("game-over")), BadRecord(Reason("record-action", index=3), 3)])
def test_an_error_survives_pickling(error: ClientError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and again.reason == error.reason and again.code == error.code
    assert getattr(again, "index", None) == getattr(error, "index", None)


def test_what_was_given_is_shown_as_it_was_sent() -> None:
    assert [in_json(value) for value in ("x", None, True, 3, ["ü", None], {"a": 1.5})] == [
        *("x", "null", "true", "3"),
        *('["ü", null]', '{"a": 1.5}'),
    ]
