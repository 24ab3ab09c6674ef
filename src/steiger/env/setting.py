"""What an environment plays: the game, players, options and components, the reward, and the form of the observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import randbelow

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.game import Game, Options
from steiger.core.jsontypes import Json
from steiger.core.observation import VERSION, Observer
from steiger.core.registry import find_game
from steiger.core.rng import SEED_MAX, SEED_MIN, Rng
from steiger.core.state import State
from steiger.env.rewards import REWARDS

DTYPES = ("int8", "float32")
ENV_VERSION = 0  # the -v0 of every environment: see docs/environments.md for what it promises
HALF = 2**32


@dataclass(frozen=True)
class Setting:
    """A checked choice of everything that stays the same from game to game."""

    game: Game
    players: int
    options: Options
    reward: str
    dtype: str
    observer: Observer

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        """Share it: a setting never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Let pickle make it again from what was chosen."""
        chosen = (self.game.name, self.players, dict(self.options), self.game.changes(), self.reward, self.dtype)
        return setting, chosen

    @property
    def actions(self) -> int:
        return self.game.vocabulary.size

    @property
    def cells(self) -> int:
        """The size of an observation."""
        return int(self.observer.size())

    def opening(self, seed: int) -> State:
        """Return the first position that a seed gives. `Table.new` with the same seed starts the same game."""
        return self.game.opening(self.players, self.options, Rng(seed), self.game.rules)

    def rewards(self, state: State) -> list[float]:
        """Return the reward of each seat at the end of a game."""
        return REWARDS[self.reward](state)


def setting(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, Json] | None = None,
    components: Mapping[str, Json] | None = None,
    reward: str = "share",
    dtype: str = "int8",
    observation_version: int = VERSION,
) -> Setting:
    """Check the arguments that all environments share."""
    played = find_game(game) if isinstance(game, str) else game
    played = played.with_components(dict(components or {}))
    count = played.check_players(played.least_players if players is None else players)
    checked = played.check_options(dict(options or {}))
    check_choice("reward", reward, tuple(REWARDS))
    check_choice("dtype", dtype, DTYPES)
    if type(observation_version) is not int or observation_version != VERSION:
        raise BadRequest(Reason("env-observation-version", given=in_json(observation_version), known=VERSION))
    observer = played.observer(count)
    if observer is None:
        raise BadRequest(Reason("env-no-observations", game=played.name))
    made = Setting(played, count, checked, reward, dtype, observer)
    made.opening(0)  # options that do not fit together are refused here, not in the first reset
    return made


def check_choice(name: str, given: object, known: Sequence[str]) -> None:
    if given not in known:
        raise BadRequest(Reason("env-choice", name=name, given=in_json(given), known=", ".join(known)))


class Seeds:
    """The seeds of one game after another: first the given one, then numbers drawn from it."""

    def __init__(self, seed: int | None = None) -> None:
        self._next = randbelow(SEED_MAX + 1) if seed is None else check_seed(seed)
        self._rng = Rng(self._next)

    def draw(self) -> int:
        """Return the seed of the next game."""
        drawn = self._next
        high, low = int(self._rng.word()) // 2, int(self._rng.word())
        self._next = high * HALF + low
        return drawn


def check_seed(seed: int) -> int:
    if isinstance(seed, bool) or not hasattr(seed, "__index__") or not SEED_MIN <= int(seed) <= SEED_MAX:
        raise BadRequest(Reason("seed-range", given=in_json(seed)))
    return int(seed)
