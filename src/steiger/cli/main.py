"""The `steiger` command: finds the command, speaks the user's language, and turns every fault of the user's into one line."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence

from steiger.cli.parser import make_parser, parse
from steiger.cli.speech import catalogue_for, complain
from steiger.core.errors import ClientError, Reason
from steiger.locale import Catalogue

FAULT = 2
INTERRUPTED = 130  # as shells count it: 128 + SIGINT
UNWRITABLE = (errno.ENOSPC, errno.EIO, errno.EBADF)


def main(given: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if given is None else given
    catalogue = catalogue_for(arguments)
    tolerate_any_text()
    try:
        return obey(arguments, catalogue)
    except ClientError as error:
        complain(catalogue, error.reason)
        return FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return silence()
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        complain(catalogue, Reason("cli-cannot-write", file=catalogue.text("cli-stdout"), detail=error.strerror))
        silence()
        return FAULT


def obey(arguments: Sequence[str], catalogue: Catalogue) -> int:
    """Run the command. Its output is written before this returns, however it ends."""
    try:
        args = parse(make_parser(catalogue), arguments, catalogue)
        code: int = args.run(args)
        return code
    finally:
        if sys.stdout is not None:  # as it is when the shell has closed it
            sys.stdout.flush()


def tolerate_any_text() -> None:
    """No name or file in any encoding may break the output, no nonsense on the input either."""
    for stream, how in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=how)


def silence() -> int:
    """Whoever read our output has left: nothing more to say, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 0
