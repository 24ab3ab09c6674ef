"""The server that the tests of `tests/server` use."""

from tests.server.conftest import url

__all__ = ["url"]
