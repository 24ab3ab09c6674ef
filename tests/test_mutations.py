"""The conformance walk fails for every fault that it is there to find."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import steiger
from tests.conformance import walking
from tests.conformance.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).parent.parent


def check_mutations(name: str) -> None:
    """The walk reports every mutation of this game, and misses it without the checks that are there to find it."""
    command = [sys.executable, "-m", "tests.conformance.mutations", name]
    environment = os.environ | {"STEIGER_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    found = json.loads(done.stdout)
    missed = {mutation.name: found[mutation.name] for mutation in MUTATIONS if not is_proved(mutation, *found[mutation.name])}
    assert not missed


def is_proved(mutation: Mutation, fault: str | None, without_checks: str | None) -> bool:
    caught = mutation.fault in (fault or "")
    return caught and (without_checks is None or not mutation.checks)


@pytest.mark.parametrize("name", steiger.game_names())
def test_walk_catches_every_mutation(name: str) -> None:
    check_mutations(name)


def test_every_check_of_the_walk_has_a_mutation_that_nothing_else_catches() -> None:
    checks = {name for name in vars(walking) if name.startswith("check_")}
    alone = {mutation.checks[0] for mutation in MUTATIONS if len(mutation.checks) == 1}
    assert checks == alone
