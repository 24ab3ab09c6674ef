"""What a seed gives, and what a redeal keeps to itself."""

import steiger
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.games.glueckauf.contract import Setup
from tests.core.test_resample import played

SETUP_OF_SEVEN = (1, ["y2l", "g1d", "y2l", "b2l", "k2l"], [43, 28, 37, 39, 25])


def test_a_seed_gives_the_same_setup_for_ever() -> None:
    game = steiger.game("glueckauf")
    setup = game.setup_from(3, game.check_options({}), 7)
    assert isinstance(setup, Setup)
    assert (setup.start, setup.tiles[:5], setup.orders[:5]) == SETUP_OF_SEVEN


def test_what_others_put_back_is_theirs_to_know() -> None:
    table = played("glueckauf", 3, 5, 150)
    seat = next(mover for mover, words in zip(table.movers, table.words(), strict=True) if words.startswith("next"))
    others = [resample(table, (seat + 1) % 3, Rng(seed)) for seed in range(10)]
    assert any(other.words() != table.words() for other in others)
    for other in others:
        assert [w.split()[0] for w in other.words()] == [w.split()[0] for w in table.words()]
