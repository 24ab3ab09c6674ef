"""The files for several machines agree with each other and with the server, as far as that can be seen without a daemon."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from steiger.server.settings import Settings

yaml: Any = import_module("yaml")  # it comes with schemathesis, without types
ROOT = Path(__file__).parents[2]
COMPOSE: Any = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
NODES = [name for name, service in SERVICES.items() if "build" in service]


def test_two_nodes_with_the_same_settings_that_the_server_knows() -> None:
    assert len(NODES) == 2
    known = {f"STEIGER_{field.name.upper()}" for field in fields(Settings)} | {"STEIGER_DATABASE_URL"}
    for name in NODES:
        given = SERVICES[name]["environment"]
        assert set(given) <= known and given == SERVICES[NODES[0]]["environment"]
        assert "@database/" in given["STEIGER_DATABASE_URL"] and "//channels:" in given["STEIGER_CHANNELS"]
        assert (ROOT / SERVICES[name]["build"] / "Dockerfile").is_file()


def test_what_a_service_waits_for_or_mounts_is_there() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= SERVICES.keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]


def test_the_proxy_knows_every_node_and_lets_sockets_through() -> None:
    proxy = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"^\s*server (\w+):8000;", proxy, re.MULTILINE) == NODES
    assert "proxy_set_header Upgrade $http_upgrade;" in proxy
    assert "EXPOSE 8000\n" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_compose_accepts_it() -> None:
    environment = os.environ | {"POSTGRES_PASSWORD": "x"}
    command = ["docker", "compose", "-f", str(ROOT / "docker-compose.yml"), "config", "--quiet"]
    try:
        if subprocess.run([*command[:2], "version"], capture_output=True, check=False).returncode != 0:
            pytest.skip("needs docker compose")
    except FileNotFoundError:
        pytest.skip("needs docker compose")
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
