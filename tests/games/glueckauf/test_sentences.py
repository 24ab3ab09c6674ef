"""Glück Auf in words: topics, log lines and every reason for a refusal, in all languages."""

import re
from pathlib import Path

import pytest

from steiger import Rng, Table, game
from steiger.core.errors import Reason
from steiger.games.glueckauf import why
from steiger.locale import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_explained(language: str) -> None:
    glueckauf, words = game("glueckauf"), catalogue(language)
    for topic in glueckauf.topics():
        assert glueckauf.explain(topic, words)
    for nonsense in ("", "²", "0", "45", "01", "mine-5", "factory", "order", "?"):
        assert glueckauf.explain(nonsense, words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_log_sentence(language: str) -> None:
    vocabulary, words = game("glueckauf").vocabulary, catalogue(language)
    for action in range(vocabulary.size):
        verb, arguments = vocabulary.log_arguments(vocabulary.log_words(action, True))
        assert words.text(f"glueckauf-log-{verb}", **arguments)


def reasons() -> dict[str, Reason]:
    """Reasons of all kinds: along some games, why actions that are not legal are not."""
    found: dict[str, Reason] = {}
    for seed in range(12):
        table = Table.new(game("glueckauf"), 2 + seed % 3, {}, seed)
        rng = Rng(seed)
        while table.to_move() is not None:
            legal = table.legal()
            gather(table, legal, rng, found)
            table.play(legal[rng.below(len(legal))])
    return found


ODD = ["", "x", "fill", "fill 1 y", "fill 1 y c:b", "fill 1 k c:k", "fill 9 k c:k c:y", "place", "take 99"]
SHORT = [words for words in game("glueckauf").vocabulary.words if not words.startswith("fill")]
FILLS = [words for words in game("glueckauf").vocabulary.words if words.startswith("fill")]


def gather(table: Table, legal: list[str], rng: Rng, found: dict[str, Reason]) -> None:
    for given in ODD + SHORT + [FILLS[rng.below(len(FILLS))] for _ in range(20)]:
        if given not in legal:
            reason = table.game.why_not(table.state, given)
            found.setdefault(reason.key, reason)


RARE = {
    # Need an exhausted stack or supply, or five cubes in the cage: random play hardly gets there.
    "glueckauf-cage-full",
    "glueckauf-stack-empty",
    "glueckauf-field-empty",
    "glueckauf-only-top",
    "glueckauf-supply-empty",
}


def test_reasons_of_the_game_render_in_every_language() -> None:
    found = reasons()
    folder = Path(str(why.__file__)).parent
    sources = [path.read_text(encoding="utf-8") for path in (folder / "why.py", *folder.glob("rules/*.py"))]
    expected = set(re.findall(r'"(glueckauf-[a-z-]+)"', "\n".join(sources))) - RARE | {"action-unknown", "action-unknown-verb"}
    assert expected - set(found) == set()
    for reason in found.values():
        sentences = {catalogue(language).say(reason) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), reason


@pytest.mark.parametrize("key", sorted(RARE))
def test_rare_reasons_render(key: str) -> None:
    reason = Reason(key, field="factory-draw", colour="g", places=5)
    assert len({catalogue(language).say(reason) for language in LANGUAGES}) == len(LANGUAGES)
