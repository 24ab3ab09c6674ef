"""The engine protocol: every command, every error code, and nonsense; an error never changes the position."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steiger.cli.protocol import Protocol
from steiger.cli.requests import COMMANDS
from steiger.locale import catalogue
from tests.cli.walk import finished_text, walked

CODES = {
    "bad-request",
    "no-game",
    "illegal-action",
    "bad-record",
    "unknown-game",
    "unknown-option",
    "unknown-bot",
    "nothing-to-undo",
}


class Client:
    def __init__(self) -> None:
        self.protocol = Protocol(catalogue("en"))

    def __call__(self, cmd: str, **fields: Any) -> Any:
        return self.send(json.dumps({"cmd": cmd} | fields).encode())

    def send(self, line: bytes) -> Any:
        answer = self.protocol.answer(line)
        assert "\n" not in answer
        return json.loads(answer)

    def code(self, cmd: str, **fields: Any) -> str:
        return str(self(cmd, **fields)["error"]["code"])


def at_game(seed: int = 7, players: int = 3) -> Client:
    client = Client()
    assert client("new", game="glueckauf", players=players, seed=seed)["ok"]
    return client


def test_new_gives_the_set_up_of_the_seed() -> None:
    client = Client()
    first = client("new", game="glueckauf", players=3, options={}, seed=7)
    assert first == {"ok": True, "setup": first["setup"]}
    assert set(first["setup"]) == {"start", "tiles", "orders"}
    assert client("new", game="glueckauf", players=3, seed=7) == first
    assert client("record")["players"] == [{"name": "Player 1"}, {"name": "Player 2"}, {"name": "Player 3"}]


def test_new_without_seed_is_fresh() -> None:
    client = Client()
    assert client("new", game="glueckauf", players=2) != client("new", game="glueckauf", players=2)
    assert isinstance(client("record")["seed"], int)


def test_set_up_counts_more_than_the_seed() -> None:
    client = Client()
    setup = client("new", game="glueckauf", players=3, seed=7)["setup"]
    assert client("new", game="glueckauf", players=3, seed=8, setup=setup)["setup"] == setup
    assert client("new", game="glueckauf", players=3, setup=setup)["setup"] == setup
    assert "seed" not in client("record")


def test_options_are_filled_in() -> None:
    client = Client()
    client("new", game="glueckauf", players=2, options={"storage": "free"})
    assert client("record")["options"] == {"storage": "free", "delivered": "hidden"}


def test_play_legal_undo() -> None:
    client = at_game()
    legal = client("legal")
    assert legal["player"] == client("state")["player"]
    before = client("state")
    assert client("play", action=legal["actions"][0]) == {"ok": True, "ply": 1}
    assert client("state") != before
    assert client("undo") == {"ok": True, "ply": 0}
    assert client("state") == before


def test_undo_is_free_past_others_and_reveals() -> None:
    client = Client()
    record = json.loads(finished_text())
    assert client("load", record=record) == {"ok": True, "ply": len(record["actions"])}
    for left in range(len(record["actions"]) - 1, -1, -1):
        assert client("undo") == {"ok": True, "ply": left}
    assert client.code("undo") == "nothing-to-undo"


def test_over() -> None:
    client = Client()
    client("load", record=json.loads(finished_text()))
    assert client("legal") == {"player": None, "actions": []}
    assert client.code("play", action="place bank") == "illegal-action"
    assert client.code("bot", bot="random", ms=1) == "illegal-action"
    assert client("record") == json.loads(finished_text())


def test_load_gives_a_result_to_a_finished_game_without() -> None:
    client = Client()
    record = json.loads(finished_text())
    result = record.pop("result")
    assert client("load", record=record)["ok"]
    assert client("record")["result"] == result


def test_views() -> None:
    client = at_game()
    assert client("view", player=None)["seat"] is None
    assert client("view", player=2)["seat"] == 2


def test_bot_does_not_play() -> None:
    client = at_game()
    before = client("state")
    assert client("bot", bot="random", ms=5)["action"] in client("legal")["actions"]
    assert client("bot", bot="random")["action"] in client("legal")["actions"]
    assert client("state") == before


@pytest.mark.parametrize("cmd", ["legal", "undo", "state", "record"])
def test_no_game(cmd: str) -> None:
    assert Client().code(cmd) == "no-game"


def test_no_game_either() -> None:
    assert Client().code("play", action="stop") == "no-game"
    assert Client().code("view", player=None) == "no-game"
    assert Client().code("bot", bot="random") == "no-game"


GOOD_NEW = {"game": "glueckauf", "players": 3}


@pytest.mark.parametrize(
    ("code", "cmd", "fields"),
    [
        ("bad-request", "dance", {}),
        ("bad-request", "new", {"game": "glueckauf"}),
        ("bad-request", "new", {"players": 3}),
        ("bad-request", "new", GOOD_NEW | {"players": "3"}),
        ("bad-request", "new", GOOD_NEW | {"players": True}),
        ("bad-request", "new", GOOD_NEW | {"players": 5}),
        ("bad-request", "new", GOOD_NEW | {"players": 1}),
        ("bad-request", "new", GOOD_NEW | {"seed": "7"}),
        ("bad-request", "new", GOOD_NEW | {"seed": 1.5}),
        ("bad-request", "new", GOOD_NEW | {"seed": 2**63}),
        ("bad-request", "new", GOOD_NEW | {"options": []}),
        ("bad-request", "new", GOOD_NEW | {"setup": {}}),
        ("bad-request", "new", GOOD_NEW | {"setup": {"start": 0, "tiles": [], "orders": []}}),
        ("bad-request", "new", GOOD_NEW | {"extra": 1}),
        ("bad-request", "new", GOOD_NEW | {"game": 5}),
        ("unknown-game", "new", GOOD_NEW | {"game": "chess"}),
        ("unknown-option", "new", GOOD_NEW | {"options": {"colour": "red"}}),
        ("unknown-option", "new", GOOD_NEW | {"options": {"storage": "loose"}}),
        ("unknown-option", "new", GOOD_NEW | {"options": {"storage": ["free"]}}),
        ("bad-request", "load", {}),
        ("bad-request", "load", {"record": 5}),
        ("bad-record", "load", {"record": {}}),
        ("bad-record", "load", {"record": {"format": "steiger/1", "game": "chess"}}),
        ("bad-request", "legal", {"player": 1}),
        ("bad-request", "play", {}),
        ("bad-request", "play", {"action": 5}),
        ("illegal-action", "play", {"action": "place nowhere"}),
        ("illegal-action", "play", {"action": "place bank"}),
        ("bad-request", "view", {}),
        ("bad-request", "view", {"player": 3}),
        ("bad-request", "view", {"player": -1}),
        ("bad-request", "view", {"player": False}),
        ("bad-request", "bot", {}),
        ("unknown-bot", "bot", {"bot": "genius", "ms": 5}),
        ("bad-request", "bot", {"bot": "random", "ms": "5"}),
        ("bad-request", "bot", {"bot": "random", "ms": -1}),
        ("nothing-to-undo", "undo", {}),
    ],
)
def test_errors(code: str, cmd: str, fields: dict[str, Any]) -> None:
    client = at_game()
    before = client("record")
    error = client(cmd, **fields)["error"]
    assert error["code"] == code
    assert error["message"]
    assert client("record") == before


@pytest.mark.parametrize("key", ["options", "setup", "players", "actions", "result", "format", "game"])
@pytest.mark.parametrize("value", [None, 5, "x", [], [{}], {"x": 1}])
def test_bad_parts_of_a_record(key: str, value: Any) -> None:
    record = json.loads(finished_text())
    if (key, value) == ("result", None):
        return
    client = at_game()
    before = client("state")
    answer = client("load", record=record | {key: value})
    assert answer["error"]["code"] == "bad-record", answer
    assert client("state") == before


def test_bad_record_names_the_action() -> None:
    record = json.loads(finished_text())
    record["actions"][17] = "place nowhere"
    assert "17" in at_game()("load", record=record)["error"]["message"]


@pytest.mark.parametrize(
    "line",
    [
        b"x",
        b"5",
        b"[]",
        b"null",
        b'"legal"',
        b"{",
        b'{"cmd"}',
        b'{"cmd": NaN}',
        b'{"cmd": "new", "game": "glueckauf", "players": NaN}',
        b"\xff\xfe{}",
        b"\xef\xbb\xbf{}",
        '{"cmd": "legal"}'.encode("utf-16"),
        b'{"cmd": "legal", "x": ' + b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"cmd": ' + b"1" * 100_000 + b"}",
        b'{"cmd": "\\ud800"}',
        b'{"cmd": ' + b'{"a":' * 900 + b"1" + b"}" * 901,
    ],
)
def test_bad_lines(line: bytes) -> None:
    client = at_game()
    before = client("record")
    assert client.send(line)["error"]["code"] == "bad-request"
    assert client("record") == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)
NAMES = sorted({name for request in COMMANDS.values() for name in request.__struct_fields__})


@settings(max_examples=300, deadline=None)
@given(cmd=st.sampled_from(sorted(COMMANDS)) | st.text(max_size=5), fields=st.dictionaries(st.sampled_from(NAMES), JSON))
def test_random_requests(cmd: str, fields: dict[str, Any]) -> None:
    client = at_game()
    before = client("record")
    answer = client(cmd, **fields)
    if "error" in answer:
        assert answer["error"]["code"] in CODES
        assert client("record") == before


@settings(max_examples=200, deadline=None)
@given(line=st.binary(max_size=60))
def test_random_bytes(line: bytes) -> None:
    client = at_game()
    before = client("record")
    answer = client.send(line)
    assert answer["error"]["code"] == "bad-request"
    assert client("record") == before


@settings(max_examples=200, deadline=None)
@given(words=st.text(max_size=20) | st.text("fil pace 0123456789:ybgkcs-", max_size=20), plies=st.integers(0, 80))
def test_random_actions(words: str, plies: int) -> None:
    client = Client()
    client("load", record=walked(players=3, seed=2, plies=plies).record().to_json())
    before = client("record")
    answer = client("play", action=words)
    if words not in before["actions"] and "error" in answer:
        assert answer["error"]["code"] == "illegal-action"
        assert client("record") == before
