"""What every workplace outside the mine has in common: its offer, its deeds, and why the rest is refused."""

from abc import abstractmethod

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.box import BONUSES
from steiger.games.zwergar.rules.terms import KINDS, PLACES
from steiger.games.zwergar.rules.words import VOCABULARY
from steiger.games.zwergar.rules.work import Work


class Workplace:
    """The rules of one place for the dwarf who works there. Workplaces hold no state: everything is on the board."""

    @abstractmethod
    def verbs(self) -> list[int]:
        """Return the verbs of this place, each by its first action."""

    @abstractmethod
    def options(self, board: Board, me: Player, into: Choices) -> None:
        """Offer the legal actions with the verbs of this place, in ascending order."""

    @abstractmethod
    def play(self, board: Board, me: Player, action: i64) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def refusal(self, board: Board, me: Player, action: i64) -> Reason | None:
        """Say why an action with a verb of this place is illegal now, or return None if it is legal."""


def word_of(action: i64) -> str:
    return VOCABULARY.verb_of[action].word


def used_refusal(work: Work, what: i64, action: i64) -> Reason | None:
    """Each normal action and each bonus can be used once per action."""
    return None if work.not_used(what) else Reason("zwergar-used", verb=word_of(action))


def bonus_refusal(board: Board, which: i64) -> Reason | None:
    """The bonus belongs to another kind of dwarf, or the place has none now."""
    place = board.work.place
    if board.work.has_bonus(which):
        return None
    if board.bonuses_shut(place):
        return Reason("zwergar-lab-shut")
    kind = KINDS[board.box.bonus_kind[2 * place + which - 1]]
    return Reason("zwergar-no-bonus", place=PLACES[place], dwarf=kind, bonus=BONUSES[PLACES[place]][which - 1])


def cold_refusal(me: Player) -> Reason | None:
    return None if me.cold > 0 else Reason("zwergar-no-cold-furnace")
