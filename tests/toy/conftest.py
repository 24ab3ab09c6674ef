from collections.abc import Iterator

import pytest

from tests.toy.installing import installed


@pytest.fixture(autouse=True, scope="package")
def toy() -> Iterator[None]:
    """The toy game is installed for the tests of this folder and for no others."""
    with installed():
        yield
