"""Whole games: every choice of sets, good and bad players, conservation at every step; and reasons for all that is refused."""

from __future__ import annotations

from itertools import combinations

import pytest

from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.games.zwergar.rules.terms import SETS
from steiger.locale import LANGUAGES, catalogue
from tests.conformance import walk
from tests.games.zwergar.deal import FIRST, GAME
from tests.games.zwergar.leaning import LEANINGS, choose

CHOICES = [list(sets) for players in (2, 3, 4) for sets in combinations(SETS, players)]


@pytest.mark.parametrize("sets", CHOICES, ids="+".join)
def test_random_walk_with_every_choice_of_sets(sets: list[str]) -> None:
    walk(GAME, len(sets), {"sets": sets, "short": len(sets) % 2 == 0}, seed=CHOICES.index(sets), stride=200)


@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_walk_of_players_who_build(leaning: str, players: int) -> None:
    """Such games complete and upgrade, so that late rules are walked through too. The conformance walk does it for version 2."""
    sets = CHOICES[(players * 7 + len(leaning)) % len(CHOICES)]
    table = walk(FIRST, len(sets), {"sets": sets}, players + 1, stride=80, player=lambda table, rng: choose(table, leaning, rng))
    assert max(table.state.scores()) > 10


def refused(table: Table) -> list[str]:
    legal = set(table.legal())
    return [words for words in GAME.vocabulary.words if words not in legal]


@pytest.mark.parametrize("seed", range(4))
def test_every_refusal_has_a_reason_in_every_language(seed: int) -> None:
    """All actions that are not legal, at many positions: a sentence for each, and none about a legal action."""
    sets = CHOICES[(seed * 5 + 3) % 10]
    table = Table.new(GAME, 2, {"sets": sets}, seed)
    rng = Rng(seed)
    keys: set[str] = set()
    while table.to_move() is not None:
        if table.ply % 9 == seed:
            for words in refused(table):
                reason = GAME.why_not(table.state, words)
                if reason.key not in keys:
                    keys.add(reason.key)
                    assert all(catalogue(language).has(reason.key) for language in LANGUAGES), reason.key
                    assert all(catalogue(language).say(reason) for language in LANGUAGES), reason
        table.play(choose(table, list(LEANINGS)[seed], rng))
    assert len(keys) > 15


def test_sentences_are_the_same_in_all_languages() -> None:
    """Every language has every key of the English files."""
    from steiger.locale import game_files

    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        text = "".join(path.read_text(encoding="utf-8") for path in game_files("zwergar", language))
        keys[language] = {line.split(" =")[0] for line in text.splitlines() if line.startswith("zwergar-")}
    assert keys["de"] == keys["en"] == keys["nl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_and_log_line_has_a_sentence(language: str) -> None:
    words = catalogue(language)
    for topic in GAME.topics():
        assert GAME.explain(topic, words)
    assert GAME.explain("dragon", words) is None
    for action in GAME.vocabulary.words:
        verb, arguments = GAME.vocabulary.log_arguments(action)
        assert words.text(f"zwergar-log-{verb}", **arguments)


def test_the_view_holds_no_order_of_stacks() -> None:
    table = Table.new(GAME, 3, {}, 4)
    view = as_json(GAME.view(table.state, 0))
    assert view["stacks"] == {"projects": 22, "basic": 7, "events": 9}
    assert "discard" not in view and "events" not in view


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_fits(players: int, language: str) -> None:
    from rich.console import Console

    table = Table.new(GAME, players, {}, players)
    rng = Rng(players)
    names = ["Anna", "Bartholomäus der Große", "Carla", "Dörte"][:players]
    while table.to_move() is not None:
        if table.ply % 60 == 0:
            console = Console(width=140, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
            console.print(GAME.draw(table.view(table.to_move()), names, catalogue(language)))
            lines = console.export_text().splitlines()
            assert max(len(line.rstrip()) for line in lines) <= 100 and len(lines) <= 34
        table.play(choose(table, "worker", rng))
    GAME.draw(table.view(None), names, catalogue(language))
