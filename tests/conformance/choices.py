"""What a player may do: the legal actions, and a reason for every other action."""

from __future__ import annotations

from steiger.core.errors import Reason
from steiger.core.game import Game
from steiger.core.state import Choices, State
from steiger.locale import LANGUAGES, catalogue

NONSENSE = "abracadabra"


def check_choices(game: Game, state: State) -> None:
    """The legal actions are ascending and unique, can be picked one by one, and have canonical words."""
    legal = state.legal()
    assert legal, "no legal action before the end"
    assert legal == sorted(set(legal)), "the legal actions are not ascending and unique"
    assert legal == picked(state), "the legal actions depend on how they are read"
    for action in legal:
        words = game.vocabulary.words[action]
        assert game.vocabulary.id(words) == action
        assert words == words.lower().strip() and "  " not in words
    assert state.to_move() >= 0


def picked(state: State) -> list[int]:
    choices = Choices()
    state.offer(choices)
    return [choices.pick(index) for index in range(choices.count)]


def check_refusals(game: Game, state: State, said: set[str]) -> None:
    """An action is legal exactly when nothing refuses it.

    This asks about every action of the vocabulary. `said` collects the reasons whose sentences were checked.
    """
    legal = set(state.legal())
    for action, words in enumerate(game.vocabulary.words):
        reason = game.refusal(state, action)
        assert reason is not None or action in legal, f"no reason refuses “{words}”, which is not legal"
        assert reason is None or action not in legal, f"{reason} refuses “{words}”, which is legal"
        check_sentence(reason, said)
    for words in (NONSENSE, f"{game.vocabulary.verbs[0].word} {NONSENSE}"):
        check_sentence(game.why_not(state, words), said)


def check_sentence(reason: Reason | None, said: set[str]) -> None:
    """Every reason has a sentence in every language. One example per reason is enough."""
    if reason is None or reason.key in said:
        return
    said.add(reason.key)
    for language in LANGUAGES:
        assert catalogue(language).has(reason.key), f"{language} has no sentence for {reason.key}"
        assert catalogue(language).say(reason)
