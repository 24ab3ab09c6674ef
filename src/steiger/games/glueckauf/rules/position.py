"""A playable position of Glück Auf: the board with its steps, its copy and the knowledge of each seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.errors import Reason
from steiger.core.rng import Rng
from steiger.core.state import NOBODY, Choices
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.buying import Coal
from steiger.games.glueckauf.rules.coal import ONE, count
from steiger.games.glueckauf.rules.looking import Next, Return, Take
from steiger.games.glueckauf.rules.mining import Dig
from steiger.games.glueckauf.rules.orders import MOST_SLOTS, SLOT_COLOUR, WANTED, card_of, free_slots, is_complete, slot
from steiger.games.glueckauf.rules.placing import Place
from steiger.games.glueckauf.rules.steps import Draft, Over, Step
from steiger.games.glueckauf.rules.tables import (
    BUILT_IN,
    CUBES_PER_COLOUR,
    DEAREST,
    ORDER_SLOTS,
    ORDER_VEHICLE,
    ORDERS,
    TILE_PRICE,
    TILES,
    TILES_PER_KIND,
    WORKERS,
)
from steiger.games.glueckauf.rules.terms import (
    BANK,
    COLOUR_COUNT,
    DELIVER,
    DIG,
    FACTORY_DRAW,
    MONEY,
    ORDER,
    ORDER_DRAW,
    OVER,
    PHASES,
    PLACE,
    Colour,
    Field,
)
from steiger.games.glueckauf.rules.tunnels import kind_of
from steiger.games.glueckauf.rules.turns import end_turn, is_open
from steiger.games.glueckauf.rules.words import VOCABULARY

# The two questions that are asked most are called by name, which spares the search for their methods.
PLACE_STEP: Final = Place()
DIG_STEP: Final = Dig()
STEPS: Final[list[Step]] = [Over(), Draft(), PLACE_STEP, Take(), Return(), Next(), Coal(), DIG_STEP, Over()]


def free_by_colour(order: i64) -> i64:
    """Return the free slots packed as coal, counted from the slots themselves."""
    free = WANTED[card_of(order)]
    for place in range(ORDER_SLOTS[card_of(order)]):
        if slot(order, place) != 0:
            free -= ONE[SLOT_COLOUR[card_of(order) * MOST_SLOTS + place]]
    for colour in range(COLOUR_COUNT):
        assert free_slots(order, Colour(colour)) == count(free, colour), order
    return free


@final
class Position(Board):
    def game_name(self) -> str:
        return "glueckauf"

    def to_move(self) -> i64:
        return NOBODY if self.agenda == OVER else self.seat

    def offer(self, into: Choices) -> None:
        phase = self.phase()
        if phase == PLACE:
            PLACE_STEP.options(self, into)
        elif phase == DIG:
            DIG_STEP.options(self, into)
        else:
            STEPS[phase].options(self, into)

    def apply(self, action: i64) -> None:
        phase = self.phase()
        if phase == PLACE:
            PLACE_STEP.play(self, action)
        elif phase == DIG:
            DIG_STEP.play(self, action)
        else:
            STEPS[phase].play(self, action)
        if self.agenda == 0:
            end_turn(self)

    def refusal(self, action: i64) -> Reason | None:
        """Return the rule that refuses an action now, or None if it is legal."""
        step = STEPS[self.phase()]
        verb = VOCABULARY.verb_of[action]
        if self.agenda != OVER and verb not in step.verbs:
            return Reason("glueckauf-other-question", verb=verb.word, phase=PHASES[self.phase()])
        return step.refusal(self, action)

    def copy(self) -> Position:
        twin = Position(
            [player.copy() for player in self.players],
            self.tile_pile.copy(),
            self.order_pile.copy(),
            self.tiles[:],
            self.orders[:],
            self.occupants[:],
            self.crowded[:],
        )
        twin.copy_numbers(self)
        return twin

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def winners(self) -> list[int]:
        """Return the seats with most points, then with most Mark left over. Those still tied share the win."""
        if self.agenda != OVER:
            return []
        best = max((player.score, player.money) for player in self.players)
        return [seat for seat, player in enumerate(self.players) if (player.score, player.money) == best]

    def reveals(self) -> i64:
        return self.revealed

    # What a seat knows.

    def determinize(self, seat: i64, rng: Rng) -> None:
        self.tile_pile.redeal(seat, [], rng)
        hidden: list[int] = []
        for owner in range(len(self.players)):
            if owner != seat and not self.open_delivered:
                player = self.players[owner]
                hidden += [player.delivered[i] for i in range(player.seen_deliveries, len(player.delivered))]
        redealt = self.order_pile.redeal(seat, hidden, rng)
        used: i64 = 0
        for owner in range(len(self.players)):
            if owner != seat and not self.open_delivered:
                used = self._hand_out(self.players[owner], redealt, used)

    def _hand_out(self, player: Player, cards: list[int], used: i64) -> i64:
        """Replace the delivered orders that nobody has seen, and return the number of cards used so far."""
        delivered = vec[i64]([])
        for i in range(len(player.delivered)):
            if i < player.seen_deliveries:
                delivered = append(delivered, player.delivered[i])
            else:
                delivered = append(delivered, cards[used])
                used += 1
        player.delivered = delivered
        return used

    def fingerprint(self, seat: i64) -> tuple[object, ...]:
        return (
            tuple([self._player_facts(owner, seat) for owner in range(len(self.players))]),
            tuple(self.occupants),
            tuple(self.tiles),
            tuple(self.orders),
            self._pile_facts(seat, True),
            self._pile_facts(seat, False),
            (self.supply, self.pool, self.shift, self.start, self.seat, self.agenda, self.field, self.steps),
            (self.underneath, self.revealed, self.free_storage, self.open_delivered),
        )

    def _player_facts(self, owner: i64, seat: i64) -> tuple[object, ...]:
        player = self.players[owner]
        sees_all = seat in (NOBODY, owner) or self.open_delivered
        seen = len(player.delivered) if sees_all else player.seen_deliveries
        return (
            (player.workers, player.canteen, player.bank, player.money, player.score, player.level, player.cage, player.store),
            (tuple(player.earned), player.carts, tuple(player.coal), tuple(player.tunnels), tuple(player.open), player.taken),
            (tuple([player.delivered[i] for i in range(seen)]), len(player.delivered), player.seen_deliveries),
        )

    def _pile_facts(self, seat: i64, tiles: bool) -> tuple[object, ...]:
        pile = self.tile_pile if tiles else self.order_pile
        looking = (pile.looker, pile.held, pile.settled)
        if seat != NOBODY:
            return (pile.size, looking, tuple(pile.in_hand(seat)), tuple(pile.known(seat)))
        memories = [tuple(pile.known(i)) for i in range(len(self.players))]
        return (tuple(pile.listed()), looking, tuple(memories))

    # Conservation.

    def check(self) -> None:
        self._check_masks()
        self._check_cubes()
        self._check_cards()
        for player in self.players:
            self._check_player(player)

    def _check_masks(self) -> None:
        """The masks that are kept for speed agree with the rules."""
        for field in range(BANK):
            for workers in range(1, len(self.crowded)):
                stand = self.crowded[workers] & BIT[field] != 0
                assert stand == (self.workers_on(Field(field)) >= workers), (field, workers, self.crowded[workers])
            for mark in range(DEAREST + 1):
                pays = (self.free | self.payable(mark)) & BIT[field] != 0
                assert self.agenda != PLACE or pays == self._pays(field, mark), (field, mark, self.free, self.tiles_for)

    def _pays(self, field: i64, mark: i64) -> bool:
        """Return whether this much money pays for the action of a field. Deliveries depend on the player and are left out."""
        if field < FACTORY_DRAW:
            return self.tiles[field] >= 0 and TILE_PRICE[self.tiles[field]] <= mark
        if field in (FACTORY_DRAW, ORDER_DRAW):
            return (self.tile_pile if field == FACTORY_DRAW else self.order_pile).size > 0
        if field >= ORDER:
            return self.orders[field - ORDER] >= 0
        return is_open(self, Field(field)) and not DELIVER <= field < MONEY

    def _check_cubes(self) -> None:
        coal = self.supply
        for player in self.players:
            coal += player.cubes()
        for colour in range(COLOUR_COUNT):
            assert count(coal, colour) == CUBES_PER_COLOUR, (colour, count(coal, colour))

    def _check_cards(self) -> None:
        tiles = self.tile_pile.listed() + [tile for tile in self.tiles if tile >= 0]
        orders = self.order_pile.listed() + [card for card in self.orders if card >= 0]
        orders += self.laid_out()
        for player in self.players:
            tiles += [kind_of(tunnel) for tunnel in player.tunnels if kind_of(tunnel) < BUILT_IN]
            orders += [int(card_of(order)) for order in player.open] + list(player.delivered)
        assert sorted(tiles) == sorted(list(range(len(TILES))) * TILES_PER_KIND), tiles
        assert sorted(orders) == list(range(ORDERS)), orders

    def _check_player(self, player: Player) -> None:
        standing: i64 = 0
        for field in range(BANK):
            if self.players[self.owner_of(Field(field))] is player:
                standing += self.workers_on(Field(field))
        workers = player.workers + player.canteen + player.bank + standing
        assert workers == WORKERS[len(self.players)], (player.workers, player.canteen, player.bank, standing)
        assert sum(player.earned) == player.score, (player.score, list(player.earned))
        assert player.workers >= 0 and player.money >= 0, (player.workers, player.money)
        wanted: i64 = 0
        complete: i64 = 0
        for order in player.open:
            wanted += free_by_colour(order)
            complete += ONE[ORDER_VEHICLE[card_of(order)]] if is_complete(order) else 0
        assert (wanted, complete) == (player.wanted, player.complete), (wanted, complete, player.wanted, player.complete)
        for level in range(COLOUR_COUNT):
            assert player.empty_carts(Colour(level)) >= 0, level
