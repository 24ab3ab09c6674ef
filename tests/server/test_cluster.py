"""Two nodes on PostgreSQL and Redis serve the same tables; either service may go and come back."""

from __future__ import annotations

import asyncio
import copy
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from steiger.server import schema
from steiger.server.limits import Buckets
from steiger.server.serving import Server
from steiger.server.settings import Settings
from steiger.server.shared_limits import SharedBuckets, SharedRedis
from tests.server.conftest import PATIENT, running
from tests.server.people import Guest, Socket
from tests.server.services import POSTGRES, REDIS, Postgres, Redis, both

pytestmark = pytest.mark.skipif(POSTGRES is None or REDIS is None, reason="needs PostgreSQL and Redis")

EACH = 25  # lines of chat per writer; together not more than a room keeps


class Cluster:
    def __init__(self, servers: list[Server], urls: list[str], postgres: Postgres, redis: Redis, settings: Settings) -> None:
        self.servers, self.urls, self.postgres, self.redis, self.settings = servers, urls, postgres, redis, settings


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with both(tmp_path_factory.mktemp("services")) as (postgres, redis):
        settings = Settings(database=postgres.url, channels=redis.url, **PATIENT)
        with running(settings) as (first, one), running(settings) as (second, two):
            yield Cluster([one, two], [first, second], postgres, redis, settings)


def seated(cluster: Cluster) -> tuple[Guest, Guest, str]:
    """Anna at one node, Ben at the other, one table."""
    anna, ben = Guest(cluster.urls[0], "Anna"), Guest(cluster.urls[1], "Ben")
    table = anna.table()
    ben.post(f"/api/tables/{table}/join", {})
    time.sleep(0.3)
    anna.post(f"/api/tables/{table}/start")
    deadline = time.time() + 15
    while ben.position(table) is None:  # until his node has heard of the start, too
        assert time.time() < deadline
        time.sleep(0.02)
    return anna, ben, table


def test_a_game_across_nodes(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    lines = [anna.socket(table), ben.socket(table)]
    rng = random.Random(1)
    for _ in range(30):
        mover = next((line for line in lines if line.position["legal"]), None)
        if mover is None:
            lines[0].next("position"), lines[1].next("position")
            continue
        assert mover.move(rng.choice(mover.position["legal"])["words"])["type"] == "done"
        other = lines[1] if mover is lines[0] else lines[0]
        while other.position["ply"] < mover.position["ply"]:
            other.next("position")
    assert lines[0].position["ply"] == lines[1].position["ply"] > 20
    anna.post(f"/api/tables/{table}/chat", {"text": "hello there"}, 201)
    assert lines[1].next("chat")["line"]["text"] == "hello there"


def test_a_draft_crosses_nodes_for_its_player_alone(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    for guest in (anna, ben):
        guest.patch("/api/me", {"confirm": "confirm"})
    mover, other = (anna, ben) if anna.position(table)["legal"] else (ben, anna)
    elsewhere = copy.copy(mover)
    elsewhere.url = other.url
    here, device, line = mover.socket(table), elsewhere.socket(table), other.socket(table)
    for ply, what in enumerate(("move", "undo", "move", "confirm")):
        if what == "move":
            mover.move(table, mover.position(table)["legal"][0]["words"])
        else:
            mover.step(table, what)
        expected = [1, 0, 1, 1][ply]
        while (device.position["ply"], device.position["turn"]["draft"]) != (expected, ply in (0, 2)):
            take(device)
        if what != "confirm":
            assert positions_until_pong(line) == []
    while line.position["ply"] == 0:
        take(line)
    assert [entry["ply"] for entry in line.position["log"]] == [0]
    for socket in (here, device, line):
        socket.close()


def take(line: Socket) -> None:
    message = line.receive()
    line.position = message.get("position") or message.get("snapshot", {}).get("position") or line.position


def positions_until_pong(line: Socket) -> list[Any]:
    line.send({"type": "ping", "id": 999})
    found = []
    while (message := line.receive()).get("id") != 999:
        if message["type"] in ("position", "snapshot"):
            found.append(message)
    return found


def test_who_is_connected_is_known_at_every_node(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    line = anna.socket(table)
    there = ben.socket(table)
    wait_until(lambda: connected(anna, table) == connected(ben, table) == [True, True])
    first, second = (server._app.state.hall for server in cluster.servers)
    room = first.rooms.loaded[table]
    assert room.connected() == second.rooms.loaded[table].connected() == {anna.me["id"], ben.me["id"]}
    assert room.connected_here() == {anna.me["id"]}
    there.close()
    wait_until(lambda: connected(anna, table) == [True, False])
    line.close()
    wait_until(lambda: connected(ben, table) == [False, False])


def test_no_notice_for_who_is_connected_to_another_node(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    line = ben.socket(table)
    wait_until(lambda: connected(anna, table)[1])
    told: list[str] = []
    notices = cluster.servers[0]._app.state.hall.notices
    notices._start, start = lambda row: told.append(row.waits_for), notices._start
    try:
        for _ in range(6):
            mover = anna if anna.position(table)["legal"] else ben
            mover.move(table, mover.position(table)["legal"][0]["words"])
            wait_until(lambda: anna.position(table)["ply"] == ben.position(table)["ply"])
    finally:
        notices._start = start
    line.close()
    assert ben.me["id"] not in told


def connected(guest: Guest, table: str) -> list[bool]:
    return [seat["connected"] for seat in guest.get(f"/api/tables/{table}")["table"]["seats"]]


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(400):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")


def test_bots_are_played_once(cluster: Cluster) -> None:
    anna = Guest(cluster.urls[0])
    table = anna.table(seats=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], sit=False)
    watcher = Guest(cluster.urls[1], "Watcher").socket(table)
    anna.post(f"/api/tables/{table}/start")
    while watcher.position is None or watcher.position["result"] is None:
        watcher.receive(20)
        watcher.position = Guest(cluster.urls[1], "W").position(table) if watcher.position is None else watcher.position
        if anna.get(f"/api/tables/{table}")["table"]["status"] == "finished":
            break
    assert anna.position(table)["result"] is not None


def test_redis_may_go_and_come_back(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    line = ben.socket(table)
    cluster.redis.stop()
    mover = next(guest for guest in (anna, ben) if guest.position(table)["legal"])
    mover.move(table, mover.position(table)["legal"][0]["words"])
    cluster.redis.start()
    deadline = time.time() + 15
    while line.position["ply"] < 1 and time.time() < deadline:
        line.next("position", 15)
    assert line.position["ply"] == 1


def test_without_redis_every_node_answers_with_the_stored_position(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    here = [anna, copy.copy(anna)]  # Anna at both nodes
    here[1].http = httpx.Client(base_url=cluster.urls[1], cookies=dict(anna.http.cookies), timeout=20)
    line = ben.socket(table)
    assert anna.position(table) and here[1].position(table)  # both nodes have loaded the table
    cluster.redis.stop()
    try:
        for round in range(6):
            mover = anna if anna.position(table)["legal"] else ben
            at = mover.position(table)
            node = mover if mover is ben or round % 2 == 0 else here[1]
            after = node.move(table, at["legal"][0]["words"], at=at)
            assert [guest.position(table)["ply"] for guest in (*here, ben)] == [after["ply"]] * 3
        while line.position["ply"] < after["ply"]:  # those who watch without asking hear of it, too
            line.next("position", 30)
        anna.post(f"/api/tables/{table}/chat", {"text": "no Redis"}, 201)
        assert line.next("chat", 30)["line"]["text"] == "no Redis"
    finally:
        cluster.redis.start()


def test_a_client_of_a_node_that_is_behind_can_move_at_once(cluster: Cluster) -> None:
    anna, ben, table = seated(cluster)
    cluster.redis.stop()
    try:
        line = ben.socket(table)
        while not (at := ben.position(table))["legal"]:
            position = anna.position(table)
            anna.move(table, position["legal"][0]["words"], at=position)
        # Ben's connection has not heard of Anna's moves, but he may have seen them elsewhere.
        answer = line.ask("move", ply=at["ply"], revision=at["revision"], actions=[at["legal"][0]["words"]])
        assert answer["type"] == "done"
    finally:
        cluster.redis.start()


def test_a_table_that_became_unreadable_harms_no_other(cluster: Cluster) -> None:
    anna, _, table = seated(cluster)
    good = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
    anna.post(f"/api/tables/{good}/start")
    rooms = cluster.servers[0]._app.state.hall.rooms
    damage = (
        update(schema.tables).where(schema.tables.c.id == table).values(seats="nonsense", version=schema.tables.c.version + 1)
    )
    store = cluster.servers[0]._app.state.hall.store
    asyncio.run_coroutine_threadsafe(store.journal.write(damage), store.journal._task.get_loop()).result(20)
    answer = anna.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["key"]) == (500, "table-damaged")
    assert table in rooms.quarantined and anna.position(good)["legal"]


def test_every_line_of_chat_reaches_everybody_once_in_one_order(cluster: Cluster) -> None:
    """Four people write as fast as they can, two at each node, while six connections listen and a seventh looks again."""
    anna, ben, table = seated(cluster)
    writers = [anna, ben, Guest(cluster.urls[0], "Carla"), Guest(cluster.urls[1], "Dirk")]
    listeners = [guest.socket(table) for guest in (*writers, Guest(cluster.urls[0], "Eve"), Guest(cluster.urls[1], "Fritz"))]
    for server in cluster.servers:
        server._app.state.limits.chat = SharedBuckets("fast chat", Buckets(1000.0, 1000.0), SharedRedis(""))
    with ThreadPoolExecutor(len(writers)) as pool:
        said = [line for lines in pool.map(chatter, writers, [table] * len(writers)) for line in lines]
    heard = [[listener.next("chat")["line"] for _ in said] for listener in listeners]
    assert all(lines == heard[0] for lines in heard)
    assert sorted(line["text"] for line in heard[0]) == sorted(said) and len(set(said)) == 4 * EACH
    ids = [line["id"] for line in heard[0]]
    assert ids == sorted(set(ids))
    for guest in (anna, ben):
        assert guest.get(f"/api/tables/{table}")["chat"] == heard[0]
    for listener in listeners:
        listener.send({"type": "ping", "id": 999})
        while (message := listener.receive()).get("id") != 999:
            assert message["type"] != "chat"
        listener.close()


def chatter(guest: Guest, table: str) -> list[str]:
    lines = [f"{guest.me['name']} {number}" for number in range(EACH)]
    for text in lines:
        guest.post(f"/api/tables/{table}/chat", {"text": text}, 201)
    return lines


def test_postgres_may_go_and_come_back(cluster: Cluster) -> None:
    anna = Guest(cluster.urls[0])
    table = anna.table(seats=[{"kind": "open"}, {"kind": "hotseat", "name": "Opa"}])
    anna.post(f"/api/tables/{table}/start")
    at = anna.position(table)
    cluster.postgres.stop()
    body = {"ply": at["ply"], "revision": at["revision"], "actions": [at["legal"][0]["words"]]}
    answer = anna.http.post(f"/api/tables/{table}/move", json=body)
    assert answer.status_code == 503 and answer.json()["code"] == "unavailable"
    cluster.postgres.start()
    deadline = time.time() + 15
    while (answer := anna.http.post(f"/api/tables/{table}/move", json=body)).status_code == 503:
        assert time.time() < deadline
        time.sleep(0.2)
    assert answer.status_code == 200 and httpx.get(f"{cluster.urls[1]}/healthz").status_code == 200
    assert anna.position(table)["ply"] == at["ply"] + 1
