"""The server that the tests of `tests/server` use, and the rules version of modules that are tested under each."""

import pytest

from tests.games.zwergar.deal import GAME, Played
from tests.server.conftest import url

__all__ = ["url"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if getattr(metafunc.module, "BOTH_VERSIONS", False):
        metafunc.fixturenames.append("played_rules")
        metafunc.parametrize("played_rules", GAME.versions, indirect=True, ids=lambda rules: f"rules{rules}")


@pytest.fixture
def played_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play the module's tables under one version of the rules."""
    monkeypatch.setattr(Played, "rules", request.param)
    return int(request.param)
