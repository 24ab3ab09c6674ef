"""Observations say everything that a seat may know, within the declared ranges, and nothing else."""

from __future__ import annotations

import pytest

from scripts.observation_book import DOCS, books
from steiger.core.observation import Observer, observed
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from tests.any_game import GAMES
from tests.conformance.hidden import redealt, seen
from tests.env.positions import positions

NAMES = pytest.mark.parametrize("name", GAMES)
PAIRS = 1000  # of a position and its redeal, at least, for each game


def observer_of(name: str, players: int) -> Observer:
    found = find_game(name).observer(players)
    assert found is not None
    return found


@NAMES
def test_every_cell_stays_within_its_declared_range(name: str) -> None:
    for game, setting, state in positions(name, 9):
        observer = observer_of(game.name, setting.players)
        cells = observed(observer, state, setting.seed % setting.players)
        assert len(cells) == observer.size()
        first = 0
        for layout in [observer.board] + [observer.seat] * setting.players:
            for block in layout.blocks:
                values = cells[first + int(block.first) : first + int(block.first) + len(block.names)]
                assert max(values) <= block.most, (block.name, list(values))
            first += int(layout.size)


@NAMES
def test_a_position_rebuilt_from_an_observation_shows_the_seat_the_same_view(name: str) -> None:
    for game, setting, state in positions(name, 13):
        observer = observer_of(game.name, setting.players)
        first = setting.table().state
        for seat in range(setting.players):
            again = game.rebuild(first, observed(observer, state, seat))
            assert seen(game, again, seat) == seen(game, state, seat), (setting.name, seat)
            assert observed(observer, again, seat) == observed(observer, state, seat)


@NAMES
def test_redealing_what_a_seat_cannot_know_never_changes_a_byte(name: str) -> None:
    pairs = differ = 0
    rng = Rng(18)
    for game, setting, state in positions(name, 4):
        observer = observer_of(game.name, setting.players)
        for seat in range(setting.players):
            other = redealt(state, seat, rng)
            differ += other.fingerprint(-1) != state.fingerprint(-1)
            assert observed(observer, other, seat) == observed(observer, state, seat), (setting.name, seat)
            pairs += 1
    assert pairs >= PAIRS
    assert differ > pairs / 2


@NAMES
def test_an_observation_overwrites_every_trace_of_an_earlier_one(name: str) -> None:
    from librt.vecs import vec
    from mypy_extensions import u8

    pages: dict[int, object] = {}
    for game, setting, state in positions(name, 23):
        observer = observer_of(game.name, setting.players)
        page = pages.setdefault(setting.players, vec[u8]([0] * int(observer.size())))
        observer.write(state, 1, page, 0)  # type: ignore[arg-type]
        assert bytes(int(cell) for cell in page) == observed(observer, state, 1)  # type: ignore[attr-defined]


@NAMES
def test_every_block_is_explained_and_named_once(name: str) -> None:
    observer = observer_of(name, 2)
    for layout in (observer.board, observer.seat):
        names = [block.name for block in layout.blocks]
        assert len(set(names)) == len(names)
        for block in layout.blocks:
            assert block.meaning.endswith((".", "k.")) and len(set(block.names)) == len(block.names), block.name


BOOKS = dict(books())


@pytest.mark.parametrize("path", BOOKS)
def test_the_observation_book_is_fresh(path: str) -> None:
    assert (DOCS / path).read_text(encoding="utf-8") == BOOKS[path], f"docs/observations/{path} is stale. Run `make generated`."
