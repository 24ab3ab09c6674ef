"""Zwergar's fast planner against a plain one: caching, hashing and reuse must not change the result."""

import pytest

from steiger import NOBODY, Rng
from steiger.games.zwergar.mind.best import Best, Deed
from steiger.games.zwergar.mind.glance import Glance
from steiger.games.zwergar.mind.marks import Seen, mixed
from steiger.games.zwergar.mind.turns import Engineer
from steiger.games.zwergar.mind.weights import Weights
from steiger.games.zwergar.mind.worth import Worth
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import CHOOSE, LIFT, UPGRADE, WORK
from steiger.games.zwergar.rules.words import AS_KIND, END, HEAT_GROUP, STEAM, VISIT_AT
from tests.games.zwergar.mind_games import positions, values

Way = tuple[float, list[int], Position]


def plain_key(board: Position, *, whole: bool) -> tuple[object, ...]:
    me = board.players[board.seat]
    own = (me.goods, me.heat, me.warm, me.cold, me.done, me.upgraded, me.score)
    mine = (board.top, tuple(board.carts))
    if whole:
        return (*own, me.hand, board.actions, board.silverbeard, *mine, board.standing, board.furnaces)
    work = (me.installed, board.work.used, board.work.times, board.work.project, board.work.figure, board.work.silver)
    return (*own, *work, *(mine if board.work.place == LIFT else ()))


def plain_work(board: Position, actions: list[int]) -> list[tuple[list[int], Position]]:
    found = [(actions, board)]
    seen = {plain_key(board, whole=False)}
    for way, here in found:
        group = -1
        for action in here.legal():
            if action == END or HEAT_GROUP[action] == group:
                continue
            group = int(HEAT_GROUP[action])
            further = here.copy()
            further.apply(action)
            if plain_key(further, whole=False) not in seen and len(found) < 250:
                seen.add(plain_key(further, whole=False))
                found.append(([*way, action], further))
    return found


def plain_turn(board: Position, width: int) -> Way:
    """The best turn by a beam that copies everything and weighs every position on its own."""
    worth = Worth(Weights())
    front: list[Way] = [(0.0, [], board)]
    done: list[Way] = []
    while front:
        found: list[Way] = []
        for _, actions, here in front:
            for action in here.legal():
                if action == END:  # West's actions are declined
                    declined = here.copy()
                    declined.actions = 0
                    done.append((worth.margin(declined, here.seat), [*actions, END], declined))
                elif not STEAM <= action < AS_KIND and action < VISIT_AT:
                    begun = here.copy()
                    begun.apply(action)
                    results = plain_work(begun, [*actions, action])
                    found += [(worth.margin(after, after.seat), [*way, END], after) for way, after in results]
        found.sort(key=lambda way: -way[0])
        done += [way for way in found if way[2].actions == 0]
        front = best_different([way for way in found if way[2].actions > 0], width)
        for _, _, here in front:
            here.apply(END)
    return max(done, key=lambda way: way[0])


def best_different(ways: list[Way], width: int) -> list[Way]:
    kept: dict[tuple[object, ...], Way] = {}
    for way in ways:
        kept.setdefault(plain_key(way[2], whole=True), way)
    return list(kept.values())[:width]


def engineer(width: int) -> Engineer:
    return Engineer(Rng(1), Weights(), width, width)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quick_planner_finds_what_a_plain_one_finds(players: int) -> None:
    mind = engineer(3)
    compared = 0
    for board in positions(players, players, every=9):
        if board.phase == CHOOSE:
            value, actions, _ = plain_turn(board.copy(), 3)
            turn = mind.turns(board, 1)[0]
            assert turn.value == pytest.approx(value, abs=1e-9)
            assert turn.actions == actions
            compared += 1
    assert compared >= 5


def test_a_turn_leads_to_the_position_before_the_last_end() -> None:
    mind = engineer(8)
    for board in positions(3, 5, every=7):
        if board.phase == UPGRADE:
            continue
        before = board.fingerprint(NOBODY)
        for turn in mind.best_turns(board, 8, 40):
            after = board.copy()
            for action in turn.actions[:-1]:
                assert action in after.legal()
                after.apply(action)
            assert turn.actions[-1] == END
            if after.phase == CHOOSE:  # West's actions are declined
                after.actions = 0
            assert after.phase == WORK or END in after.legal()
            assert after.actions == 0
            assert turn.afters[0].fingerprint(NOBODY) == after.fingerprint(NOBODY)
            assert turn.value == pytest.approx(mind.worth.margin(after, board.seat), abs=1e-9)
        assert board.fingerprint(NOBODY) == before


def test_one_planner_thinks_about_different_games() -> None:
    mind = engineer(3)
    for players in (2, 4, 3, 2):
        board = positions(players, 7)[0]
        assert [turn.actions for turn in mind.turns(board, 1)] == [turn.actions for turn in engineer(3).turns(board, 1)]


def test_a_glance_weighs_as_the_evaluation_does() -> None:
    worth = Worth(Weights())
    glance = Glance(worth)
    for players in (2, 3, 4):
        turn = -1
        for board in positions(players, 3):
            if board.phase == WORK:
                if board.drawn + 100 * board.seat + 1000 * board.round != turn:
                    turn = board.drawn + 100 * board.seat + 1000 * board.round
                    glance.begin()
                for _ in range(2):
                    assert glance.margin(board) == pytest.approx(worth.margin(board, board.seat), abs=1e-9)


def test_the_best_are_those_that_sorting_would_keep() -> None:
    rng = Rng(3)
    board = positions(2, 1)[0]
    for room in (1, 4, 30):
        best = Best(room)
        offered = [(float(rng.below(50)), int(rng.below(60))) for _ in range(300)]
        for number, (value, mark) in enumerate(offered):
            if best.admits(value) and not best.has(mark, value):
                best.add(Deed(board, [number], value, mark))
        kept: dict[int, tuple[float, int]] = {}
        for number in sorted(range(300), key=lambda i: -offered[i][0]):
            kept.setdefault(offered[number][1], (offered[number][0], number))
        expected = list(kept.values())[:room]
        assert [(deed.value, deed.actions[0]) for deed in best.deeds] == expected


def test_marks_are_seen_once_in_each_search() -> None:
    seen = Seen()
    for _ in range(40):
        salt = seen.begin(250)
        marks = [mixed(salt, number) for number in range(250)]
        assert len(set(marks)) == 250
        assert [seen.add(mark) for mark in marks] == [True] * 250
        assert [seen.add(mark) for mark in marks] == [False] * 250
    big = 2**60 - 1
    assert len({mixed(mixed(1, a), b) for a in (0, 1, big) for b in (0, 1, big)}) == 9


def test_becoming_another_position_leaves_nothing_behind() -> None:
    game = positions(3, 6)
    for old, new in zip(game[::11], game[5::11], strict=False):
        other = old.copy()
        other.become(new)
        assert other.fingerprint(NOBODY) == new.fingerprint(NOBODY)
        hidden = ("players", "box", "work")
        ours, theirs = values(other), values(new)
        assert {name: ours[name] for name in ours if name not in hidden} == {n: theirs[n] for n in theirs if n not in hidden}
        assert values(other.work) == values(new.work)
        assert [values(player) for player in other.players] == [values(player) for player in new.players]
        before = new.fingerprint(NOBODY)
        other.apply(other.legal()[0])
        assert new.fingerprint(NOBODY) == before
