"""Errors survive the way between processes."""

import pickle

import pytest

from steiger.core.errors import BadRecord, ClientError, Illegal, Reason


@pytest.mark.parametrize("error", [Illegal(Reason("game-over")), BadRecord(Reason("record-action", index=3), 3)])
def test_an_error_survives_pickling(error: ClientError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and again.reason == error.reason and again.code == error.code
    assert getattr(again, "index", None) == getattr(error, "index", None)
