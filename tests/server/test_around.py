"""What surrounds play: the client's pages, streams for bots, counters."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import steiger
from steiger import bots
from steiger.server.routes import pages
from steiger.server.routes.games import bot_facts
from tests.server.people import Guest, pair


def test_client_routes_get_the_index(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Steiger</title>")
    (tmp_path / "assets" / "app-1.js").write_text("1")
    monkeypatch.setattr(pages, "FILES", pages.files(tmp_path))
    index = httpx.get(f"{url}/game/t_abc?ply=3")
    assert index.status_code == 200 and "Steiger" in index.text and index.headers["cache-control"] == "no-cache"
    script = httpx.get(f"{url}/assets/app-1.js")
    assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
    assert httpx.get(f"{url}/", headers={"If-None-Match": index.headers["etag"]}).status_code == 304
    for path in ("/assets/missing.js", "/api/missing", "/../../pyproject.toml", "/%2e%2e/settings.py"):
        assert httpx.get(url + path).status_code == 404


def test_a_bot_s_stream_of_events(url: str) -> None:
    anna, ben, table = pair(url)
    token = ben.post("/api/tokens", {"scope": "bot"}, 201)["token"]
    found: list[Any] = []
    with httpx.stream("GET", f"{url}/api/bot/events", headers={"Authorization": f"Bearer {token}"}, timeout=10) as lines:
        for line in lines.iter_lines():
            if line:
                found.append(json.loads(line))
                break
    assert found[0] == {"type": "game-start", "table": table, "seat": 1}
    assert anna.http.get(f"/api/bot/tables/{table}").status_code == 403


def test_explanations_and_sentences_for_the_client(url: str) -> None:
    anna = Guest(url)
    for facts in anna.get("/api/games"):
        topic = facts["topics"][0]
        texts = {anna.get(f"/api/games/{facts['name']}/topics/{topic}?language={lang}")["text"] for lang in ("en", "de", "nl")}
        assert len(texts) == 3
    assert "not-your-turn = " in anna.http.get("/api/locale/nl").text
    assert anna.http.get("/api/locale/xx").status_code == 404


def test_bots_say_which_games_they_play(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(url)
    first, *others = steiger.game_names()
    found = {bot["name"]: bot for bot in anna.get("/api/bots")}
    assert found["random"] == {"name": "random", "games": [first, *others], "rank": 0}
    best = max(found.values(), key=lambda bot: int(bot["rank"]))
    assert best["name"] == bots.adviser(first) and best["rank"] > 0
    monkeypatch.setattr(steiger.game(first), "mind", lambda: None)
    bot_facts.cache_clear()
    found = {bot["name"]: bot for bot in anna.get("/api/bots")}
    bot_facts.cache_clear()
    assert found["hoarder"]["games"] == others
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "hoarder"}]
    fault = anna.post("/api/tables", {"game": first, "players": 2, "seats": seats}, 400)
    assert fault["code"] == "unknown-bot" and "hoarder" not in fault["arguments"]["known"]
    anna.table(game=others[0], seats=seats)


def test_counters(url: str) -> None:
    text = httpx.get(f"{url}/metrics").text
    assert "steiger_commit_seconds_bucket" in text and "steiger_tables_running" in text
