"""A bot's process: reads a question a line, answers with the bot's words. The bot itself never sees the true position."""

from __future__ import annotations

import sys

import msgspec

from steiger import bots
from steiger.core.registry import find_game
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.server.playing import SampledTable
from steiger.server.thinking import Question, Reply


def answer(question: Question) -> Reply:
    table = _table(question)
    for words in question.actions:
        table.play(words)
    bot = bots.get(question.bot, Rng(question.seed))
    action = bots.ask(bot, table.state, Rng(question.seed + 1), question.ms)
    return Reply(words=table.game.vocabulary.words[action])


def _table(question: Question) -> Table:
    players = [{"name": ""} for _ in range(question.players)]
    kind = Table if question.sample is None else SampledTable
    table = kind(find_game(question.game), players, question.options, question.setup, None, question.rules)
    if isinstance(table, SampledTable):
        assert question.sample is not None
        table.begin_with(question.sample)
    return table


def main() -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
