"""The worker process: reads one question per line and answers with the bot's action. The bot never sees the true position."""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict

import msgspec

from steiger import bots
from steiger.core.record import default_players
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.server.bot_workers import Question, Reply
from steiger.server.boxes import boxed_game
from steiger.server.hint_messages import Plan

GIVES_WAY = 5  # the niceness of a worker: the server and a browser on the same machine come first
MOST_SITTING = 500
MOST_PLANS = 3
SITTING: OrderedDict[tuple[str, str, int | None], bots.Bot] = OrderedDict()


def answer(question: Question) -> Reply:
    table = _table(question)
    for words in question.actions:
        table.play(words)
    if question.kind == "plan":
        return Reply(plans=plans(table, question))
    if question.kind == "goals":
        return Reply(routes=[table.game.route(table.state, goal) for goal in question.goals])
    action = bots.ask(sitting(question, table), table.state, Rng(question.seed + 1), question.ms, lambda: table)
    return Reply(words=table.game.vocabulary.words[action])


def sitting(question: Question, table: Table) -> bots.Bot:
    """Return the bot of this seat. It may remember its plan for the rest of the turn."""
    key = (question.table, question.bot, table.to_move())
    bot = SITTING.pop(key, None) or bots.get(question.bot, Rng(question.seed))
    SITTING[key] = bot
    if len(SITTING) > MOST_SITTING:
        SITTING.popitem(last=False)
    return bot


def plans(table: Table, question: Question) -> list[Plan]:
    """Return the best turns in the bot's view, given what the seat knows. The list is empty if the bot can't explain."""
    bot = bots.get(question.bot, Rng(question.seed))
    words = table.game.vocabulary.words
    found = bots.explain(bot, table.state, Rng(question.seed + 1), question.ms, MOST_PLANS)
    return [msgspec.convert(advice.to_json(words), Plan) for advice in found]


def _table(question: Question) -> Table:
    game = boxed_game(question.game, question.components)
    return Table.read(game, default_players(question.players), question.options, question.setup, None, question.rules)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the workers too, but the server ends them
    if sys.platform != "win32":
        os.nice(GIVES_WAY)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        reply = msgspec.json.encode(answer(decoder.decode(line))) + b"\n"
        try:
            sys.stdout.buffer.write(reply)
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed in the meantime
            os._exit(0)


if __name__ == "__main__":
    main()
