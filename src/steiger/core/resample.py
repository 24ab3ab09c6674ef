"""Games that one seat could not tell from the true one. They are plain records, which anyone can replay."""

from __future__ import annotations

from steiger.core.rng import Rng
from steiger.core.table import Table


def resample(table: Table, seat: int, rng: Rng) -> Table:
    """Return the same game with everything that this seat cannot know dealt again: the set-up, and hidden actions of others.

    The result depends only on the seat's knowledge and on the Rng, so the player of the seat may have it.
    """
    setup, actions = table.game.redeal(table.first(), table.setup, table.actions, seat, rng)
    other = Table(table.game, table.players, table.options, setup, None, table.rules)
    for action in actions:
        other.play(table.game.vocabulary.words[action])
    assert table.log(seat) == other.log(seat), (seat, table.record().to_json(), other.words())
    assert table.state.fingerprint(seat) == other.state.fingerprint(seat), (seat, table.record().to_json(), setup, actions)
    return other
