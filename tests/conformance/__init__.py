"""The conformance walk: everything that `core.state`, `core.game` and `core.table` promise, checked along whole games.

Each module checks one kind of promise. A game that passes `walk` works with every bot, table, record and client.
"""

from tests.conformance.choices import check_choices, check_refusals
from tests.conformance.ending import check_end
from tests.conformance.hidden import canonical, check_seats
from tests.conformance.walking import walk

__all__ = ["canonical", "check_choices", "check_end", "check_refusals", "check_seats", "walk"]
