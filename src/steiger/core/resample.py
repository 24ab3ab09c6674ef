"""Games that one seat could not tell from the true one. They are plain records, which anyone can replay."""

from __future__ import annotations

from steiger.core.rng import Rng
from steiger.core.table import Table


def resample(table: Table, seat: int, rng: Rng) -> Table:
    """The same game with all that this seat cannot know dealt again: the set-up, and what others did unseen.

    What comes out depends on what the seat knows and on the Rng alone, so it can be given to whoever plays the seat.
    """
    setup, actions = table.game.redeal(table.first(), table.setup, table.actions, seat, rng)
    other = Table(table.game, table.players, table.options, setup, None, table.rules)
    for action in actions:
        other.play(table.game.vocabulary.words[action])
    assert table.log(seat) == other.log(seat), (seat, table.record().to_json(), other.words())
    assert table.state.fingerprint(seat) == other.state.fingerprint(seat), (seat, table.record().to_json(), setup, actions)
    return other
