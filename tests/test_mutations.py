"""The conformance walk fails for every fault that it is there to find."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import steiger
from tests.conformance.mutations import MUTATIONS

ROOT = Path(__file__).parent.parent


def check_mutations(name: str) -> None:
    """Every mutation of this game is reported by the walk, and for its own fault."""
    command = [sys.executable, "-m", "tests.conformance.mutations", name]
    environment = os.environ | {"STEIGER_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    found = json.loads(done.stdout)
    missed = {mutation.name: found[mutation.name] for mutation in MUTATIONS if mutation.fault not in (found[mutation.name] or "")}
    assert not missed


@pytest.mark.parametrize("name", steiger.game_names())
def test_walk_catches_every_mutation(name: str) -> None:
    check_mutations(name)
