"""The `steiger` command: finds the command, speaks the user's language, and turns every fault of the user's into one line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from steiger import __version__
from steiger.cli.parser import make_parser, parse
from steiger.cli.speech import catalogue_for, complain
from steiger.core.errors import ClientError

FAULT = 2
INTERRUPTED = 130  # as shells count it: 128 + SIGINT


def main(given: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if given is None else given
    words = catalogue_for(arguments)
    tolerate_any_text()
    try:
        args = parse(make_parser(words, __version__), arguments, words)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except ClientError as error:
        complain(words, error.reason)
        return FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return silence()


def tolerate_any_text() -> None:
    """No name or file in any encoding may break the output, no nonsense on the input either."""
    for stream, how in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=how)


def silence() -> int:
    """Whoever read our output has left: nothing more to say, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 0
