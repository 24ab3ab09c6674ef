"""Accounts: one player per name with a passphrase, and tokens and passphrases that an older server gave out."""

from __future__ import annotations

import hashlib
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine

from steiger.server import migrations
from steiger.server.names import skeleton
from steiger.server.settings import Settings
from steiger.server.tokens import Tokens
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, old_token
from tests.server.services import stored

__all__ = ["stored"]
PHRASE = "Der Steiger kommt, hurra"


def claim(guest: Guest, start: threading.Barrier) -> httpx.Response:
    start.wait()
    return guest.http.patch("/api/me", json={"passphrase": f"{PHRASE} {guest.me['id']}"})


def test_of_two_who_take_the_same_name_at_once_one_wins(stored: str) -> None:
    for attempt in range(10):
        names = [f"Race {attempt}", f"race{attempt}", f"Rаce {attempt}", f"Race {attempt}"]  # one а is Cyrillic
        guests = [Guest(stored, name) for name in names]
        with ThreadPoolExecutor(len(guests)) as pool:
            answers = list(pool.map(claim, guests, [threading.Barrier(len(guests))] * len(guests)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409], attempt
        assert {answer.json()["key"] for answer in answers if answer.status_code == 409} == {"name-taken"}
        winner = next(answer.json() for answer in answers if answer.status_code == 200)
        login = {"name": winner["name"], "passphrase": f"{PHRASE} {winner['id']}"}
        assert httpx.post(f"{stored}/api/login", json=login).json()["id"] == winner["id"]


def test_a_claimed_name_is_free_again_after_its_player_gave_it_up(stored: str) -> None:
    ida, eve = Guest(stored, "Ida Claim"), Guest(stored, "Eve Claim")
    ida.patch("/api/me", {"passphrase": PHRASE})
    ida.patch("/api/me", {"passphrase": PHRASE + "!"})
    eve.patch("/api/me", {"passphrase": PHRASE})
    assert eve.patch("/api/me", {"name": "IDA CLAIM"}, 409)["key"] == "name-taken"
    ida.patch("/api/me", {"name": "Somebody Else"})
    eve.patch("/api/me", {"name": "Ida Claim"})
    eve.patch("/api/me", {"passphrase": None})
    ida.patch("/api/me", {"name": "Ida Claim"})


def test_tokens_of_an_older_server_are_valid() -> None:
    tokens = Tokens(b"key")
    token = tokens.sign("p_anna", 3, "play")
    assert token == "p_anna.3.play.j9ZKDGKgtslZAKBUeDBAUsfCsdCNc3Ky"
    assert tokens.read(token) == ("p_anna", "3", "play")
    for forged in (token[:-1], token + "A", token.replace("play", "bot"), "", "....", "a.b.c.d.e", "ü", "\ud800"):
        assert tokens.read(forged) is None


def test_an_old_passphrase_still_works_and_is_hashed_again(tmp_path: Path) -> None:
    database = tmp_path / "steiger.db"
    with running(Settings(database=str(database), **PATIENT)) as (url, server):
        anna = Guest(url, "Anna")
        salt = b"0123456789abcdef"
        old = f"{salt.hex()}:{hashlib.scrypt(PHRASE.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32).hex()}"
        with sqlite3.connect(database) as changed:
            changed.execute("UPDATE players SET passphrase = ?", [old])
        login = {"name": "Anna", "passphrase": PHRASE}
        assert httpx.post(f"{url}/api/login", json=login | {"passphrase": "not this one"}).status_code == 401
        for _ in range(2):
            assert httpx.post(f"{url}/api/login", json=login).json()["id"] == anna.me["id"]
            (stored,) = sqlite3.connect(database).execute("SELECT passphrase FROM players").fetchone()
            assert stored.startswith("$argon2id$")
        headers = {"Authorization": f"Bearer {old_token(server, anna.me['id'] + '.0.play')}"}
        assert httpx.get(f"{url}/api/me", headers=headers).json()["id"] == anna.me["id"]


def test_the_migration_gives_a_name_to_its_first_player(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        migrations.upgrade(connection, "0005")
        for number, name in enumerate(("Anna", "anna", "Ben")):
            values = f"'p_{number}', '{name}', 'en', 'none', 5, 'x:y', NULL, 0, {10 - number}"
            connection.exec_driver_sql(f"INSERT INTO players VALUES ({values})")
        migrations.upgrade(connection)
        found = connection.exec_driver_sql("SELECT id, login FROM players ORDER BY id").all()
    engine.dispose()
    assert [tuple(row) for row in found] == [("p_0", None), ("p_1", skeleton("Anna")), ("p_2", skeleton("Ben"))]


@pytest.mark.parametrize("name", ["steiger_http_requests_total", "steiger_http_faults_total", "steiger_websocket_messages_total"])
def test_what_the_guard_and_the_sockets_count_is_reported(url: str, name: str) -> None:
    def value() -> float:
        return next(float(line.split()[1]) for line in httpx.get(f"{url}/metrics").text.splitlines() if line.startswith(name))

    before = value()
    anna = Guest(url)
    anna.http.get("/api/nowhere")
    anna.socket(anna.table()).ask("ping")
    assert value() > before
