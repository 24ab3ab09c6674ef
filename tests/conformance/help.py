"""Help for people: drawings, explanations, goals and routes answer in every position."""

from __future__ import annotations

import io

from rich.console import Console

from steiger.core.game import Game
from steiger.core.rng import Rng
from steiger.core.state import State
from steiger.locale import LANGUAGES, catalogue
from tests.conformance.choices import NONSENSE
from tests.conformance.hidden import sample

WIDTH, HEIGHT = 100, 40  # of a drawing
LONG_NAME = "Bartholomäus der Große"
GOALS = 2  # routes asked for per position


def check_drawing(game: Game, state: State, players: int, ply: int) -> None:
    """The board can be drawn for every seat and for spectators in 100 × 40 characters. Languages and seats take turns."""
    language = LANGUAGES[ply % len(LANGUAGES)]
    seat = ply % (players + 1)
    names = [f"{n + 1}. {LONG_NAME}" for n in range(players)]
    view = game.view(state, seat if seat < players else None)
    console = Console(width=2 * WIDTH, file=io.StringIO(), record=True)
    console.print(game.draw(view, names, catalogue(language)))
    lines = [line.rstrip() for line in console.export_text().rstrip().splitlines()]
    assert lines, "the drawing is empty"
    assert len(lines) <= HEIGHT and max(map(len, lines)) <= WIDTH, f"the drawing is larger than {WIDTH} × {HEIGHT}"


def check_topics(game: Game) -> None:
    """Every topic is explained in every language, and a word that is no topic in none."""
    assert game.topics(), "nothing can be explained"
    for language in LANGUAGES:
        for topic in game.topics():
            assert game.explain(topic, catalogue(language)), f"“{topic}” is not explained in {language}"
        assert game.explain(NONSENSE, catalogue(language)) is None


def check_goals(game: Game, state: State, rng: Rng) -> None:
    """Every goal is accepted, and its route consists of known actions that can be played now if it says so."""
    goals = game.goals(state)
    for index in sample(list(range(len(goals))), GOALS, rng):
        route = game.route(state, game.check_goal(state, goals[index]))
        assert route.goal == goals[index]
        actions = [game.vocabulary.id(words) for words in route.actions]
        assert None not in actions, f"a route has an unknown action: {route.actions}"
        if route.now:
            check_route(state.copy(), [action for action in actions if action is not None])


def check_route(copy: State, actions: list[int]) -> None:
    for action in actions:
        assert action in copy.legal(), "a route has an action that is not legal"
        copy.apply(action)
