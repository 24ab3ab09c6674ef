"""The toy game takes the walk at every kind of table, under every version of its rules, and its mutations are caught."""

import steiger
from tests.conformance.settings import settings
from tests.conformance.walking import Walk, at_random
from tests.test_mutations import check_mutations
from tests.toy.installing import NAME


def test_walk_at_every_kind_of_table() -> None:
    tables = settings(steiger.game(NAME))
    assert {setting.rules for setting in tables} == {None, 1}
    for setting in tables:
        Walk(setting.table(), setting.seed, stride=3).to_the_end(at_random)


def test_walk_catches_every_mutation() -> None:
    check_mutations(NAME)
