"""Server processes for a load test, and what they cost: CPU and memory as the kernel counts them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LIMITS = {
    "RATE": "1e9",
    "BURST": "1e9",
    "GUESTS_PER_MINUTE": "1e9",
    "TABLES_PER_MINUTE": "1e9",
    "MOST_TABLES": "100000",
    "CONNECTIONS": "20000",
    "CONNECTIONS_PER_ADDRESS": "20000",
    "SOCKETS_PER_PLAYER": "20000",
}


class Node:
    def __init__(self, database: str, channels: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        environment = os.environ | {f"STEIGER_{name}": value for name, value in (LIMITS | {"CHANNELS": channels}).items()}
        command = [sys.executable, "-m", "steiger.cli", "serve", "--port", str(self.port), "--db", database]
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        self._wait()
        self.startup = time.perf_counter() - began

    def _wait(self) -> None:
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/healthz").close()
                return
            except urllib.error.URLError:
                assert self.process.poll() is None, "the server does not start"
                time.sleep(0.02)

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * PAGE / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def cpu_of(process: int) -> float:
    """Seconds of CPU, its ended children's among them."""
    return sum(int(field) for field in _stat(process)[11:15]) / TICKS


def cpu_of_family(process: int) -> float:
    """The same with all the children that still run: PostgreSQL has one for each connection."""
    parents = {int(folder.name): int(_stat(int(folder.name))[1]) for folder in Path("/proc").iterdir() if folder.name.isdigit()}
    return cpu_of(process) + sum(cpu_of(child) for child, parent in parents.items() if parent == process)


def _stat(process: int) -> list[str]:
    """The fields of /proc/…/stat after the name, which may hold spaces."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return ["0"] * 15
