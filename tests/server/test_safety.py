"""Cookies, tokens, origins, headers, limits, fuzzing: nothing a client sends makes the server fail or talk too much."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from steiger.locale import FOLDER, LANGUAGES
from steiger.server.settings import Settings
from tests.server.conftest import running
from tests.server.people import Guest, Socket, pair


def test_the_cookie_is_signed_and_kept_from_scripts(url: str) -> None:
    answer = httpx.post(f"{url}/api/guests", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    token = answer.cookies["steiger"]
    for forged in (token[:-2] + "xx", "p_x.0.play." + token.rpartition(".")[2], "", "a.b.c.d", token.replace("play", "bot"), "ü"):
        headers = {b"Cookie": f"steiger={forged}".encode()}
        assert httpx.get(f"{url}/api/me", headers=headers).status_code == 401


def test_a_passphrase_brings_somebody_back(url: str) -> None:
    name = f"Ida {random.random()}"
    ida = Guest(url, name)
    ida.patch("/api/me", {"passphrase": "Der Steiger kommt, hurra"})
    other = httpx.Client(base_url=url)
    assert other.post("/api/login", json={"name": name, "passphrase": "wrong passphrase"}).status_code == 401
    found = other.post("/api/login", json={"name": name, "passphrase": "Der Steiger kommt, hurra"})
    assert found.json()["id"] == ida.me["id"]
    assert Guest(url, name).patch("/api/me", {"passphrase": "another one here"}, 409)["key"] == "name-taken"


def test_tokens_work_and_can_be_taken_back(url: str) -> None:
    anna = Guest(url)
    token = anna.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{url}/api/me", headers=headers).json()["id"] == anna.me["id"]
    assert anna.http.get("/api/bot/events").status_code == 403
    anna.http.delete("/api/tokens")
    assert httpx.get(f"{url}/api/me", headers=headers).status_code == 401
    assert anna.get("/api/me")["id"] == anna.me["id"]


def test_a_bot_s_token_cannot_change_the_account(url: str) -> None:
    anna = Guest(url)
    token = anna.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    bot = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"})
    refused = [
        bot.post("/api/tokens", json={"scope": "play"}),
        bot.delete("/api/tokens"),
        bot.patch("/api/me", json={"passphrase": "a new passphrase"}),
    ]
    assert [answer.status_code for answer in refused] == [403, 403, 403]
    assert {answer.json()["key"] for answer in refused} == {"play-scope"}
    assert bot.get("/api/me").status_code == 200


def test_revoked_tokens_close_their_connections(url: str) -> None:
    anna, _, table = pair(url)
    token = anna.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    line = anna.socket(table)
    with (
        httpx.stream("GET", f"{url}/api/bot/tables/{table}", headers=headers, timeout=20) as positions,
        httpx.stream("GET", f"{url}/api/bot/events", headers=headers, timeout=20) as events,
    ):
        anna.http.delete("/api/tokens")
        assert line.next("bye")
        assert len(list(positions.iter_lines())) < 10 and len(list(events.iter_lines())) < 10  # both streams end


def test_other_pages_cannot_act_for_a_player(url: str) -> None:
    anna, _, table = pair(url)
    answer = anna.http.post(f"/api/tables/{table}/resign", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403 and answer.json()["key"] == "wrong-origin"
    address = f"{url.replace('http', 'ws')}/ws/tables/{table}"
    line = connect(address, origin=Origin("https://evil.example"), legacy=True)
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_every_answer_has_strict_headers(url: str) -> None:
    for path in ("/", "/api/games", "/api/me", "/nowhere.png", "/api/nowhere", "/healthz"):
        headers = httpx.get(url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "unsafe" not in headers["content-security-policy"]
    assert httpx.get(f"{url}/api/me").headers["cache-control"] == "no-store"


def test_errors_speak_the_reader_s_language_and_tell_nothing_of_ours(url: str) -> None:
    answer = httpx.get(f"{url}/api/tables/nowhere", headers={"Accept-Language": "de-AT,en;q=0.5"})
    assert answer.status_code == 404
    assert answer.json()["message"] == "Diesen Tisch gibt es nicht."
    broken = httpx.post(f"{url}/api/guests", content=b'{"name": 3', headers={"Content-Type": "application/json"})
    assert broken.status_code == 400 and "Traceback" not in broken.text
    assert httpx.post(f"{url}/api/guests", json={"name": " "}).json()["key"] == "name-empty"


def test_large_bodies_are_refused(url: str) -> None:
    anna = Guest(url)
    answer = anna.http.post(
        "/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}', headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    settings = Settings(database=str(tmp_path / "steiger.db"), rate=0.01, burst=20, guests_per_minute=3)
    with running(settings) as (url, _):
        yield url


def test_too_many_requests_are_slowed_down(strict: str) -> None:
    answers = [httpx.post(f"{strict}/api/guests", json={"name": "Anna"}) for _ in range(5)]
    assert answers[-1].status_code == 429
    codes = [httpx.get(f"{strict}/api/games") for _ in range(25)]
    assert codes[-1].status_code == 429 and int(codes[-1].headers["retry-after"]) >= 1
    assert httpx.get(f"{strict}/healthz").status_code == 200


def test_limits_hold_whatever_the_path(strict: str) -> None:
    paths = ("//api/me", "/api/../api/me", "/metrics", "/", "/API/me", "/nowhere.png")
    codes = [httpx.get(strict + paths[i % len(paths)]).status_code for i in range(30)]
    assert 429 not in codes[:20] and set(codes[20:]) == {429}


def test_a_socket_that_talks_too_much_is_closed(strict: str) -> None:
    anna = Guest(strict, confirm=None)
    line = anna.socket(anna.table())
    with pytest.raises(ConnectionClosed) as closed:
        ping_for_ever(line)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def ping_for_ever(line: Socket) -> None:
    while True:
        line.ask("ping")


def fuzz_messages(rng: random.Random, count: int) -> Iterator[str | bytes]:
    words: list[Any] = ["hello", "move", "step", "why", "say", "ping", "", "x" * 3000, None, 3, -1, 2**70, True, [], {}, "\ud800"]
    keys = ["type", "id", "ply", "revision", "actions", "what", "words", "text", "token", "seat", "junk"]
    for _ in range(count):
        kind = rng.random()
        if kind < 0.1:
            yield rng.randbytes(rng.randrange(200))
        elif kind < 0.2:
            yield rng.choice(["", "{", "[]", "null", '"', "[" * 2000, '{"type":"move"}', '{"type":"hello","seat":99}'])
        else:
            chosen = {rng.choice(keys): rng.choice([*words, [rng.choice(words)]]) for _ in range(rng.randrange(6))}
            yield json.dumps({"type": rng.choice(words)} | chosen)


def test_no_nonsense_on_a_socket_breaks_the_server(url: str) -> None:
    anna, _, table = pair(url)
    rng = random.Random(11)
    line = anna.socket(table)
    before = anna.position(table)
    for message in fuzz_messages(rng, 400):
        try:
            line.line.send(message)
            if rng.random() < 0.3:
                line.ask("ping")
        except ConnectionClosed:
            line = anna.socket(table)
    for address in ("/ws/tables/nowhere", "/ws/tables/%00", "/ws/other", "/ws"):
        try:
            other = connect(url.replace("http", "ws") + address, legacy=True)
            other.send('{"type": "hello"}')
            other.recv(timeout=5)
        except (ConnectionClosed, InvalidStatus):
            continue
    assert anna.position(table) == before
    text = anna.http.get("/metrics").text
    assert "steiger_websocket_messages_total" in text


def test_every_key_of_the_server_has_its_sentence() -> None:
    source = "\n".join(path.read_text() for path in Path("src/steiger/server").rglob("*.py"))
    calls = r'(?:bad_request|no_identity|not_allowed|not_found|conflict|Reason)\(\s*"([a-z-]+)"'
    keys = set(re.findall(calls, source))
    assert len(keys) > 30
    for language in LANGUAGES:
        text = "\n".join(path.read_text() for path in (FOLDER / language).glob("*.ftl"))
        known = set(re.findall(r"^([a-z0-9-]+) =", text, re.M))
        assert keys <= known, (language, keys - known)


def test_languages_have_the_same_sentences() -> None:
    keys = [re.findall(r"^([a-z0-9-]+) =", (FOLDER / language / "server.ftl").read_text(), re.M) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


def test_unknown_settings_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEIGER_DATABASE_URL", "x.db")
    monkeypatch.setenv("STEIGER_BOT_WORKERS", "3")
    monkeypatch.setenv("STEIGER_PRIVATE_WEBHOOKS", "1")
    settings = Settings.from_environment()
    assert (settings.database_url(), settings.bot_workers, settings.private_webhooks) == ("sqlite:///x.db", 3, True)
