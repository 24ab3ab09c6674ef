"""The first half of the plain second Zwergar: tables, position and legal actions. reference.py carries actions out."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from tests.games.zwergar.spec_rows import PROJECTS

KINDS = ["miner", "smith", "engineer"]
PLACES = ["mine-1", "mine-2", "mine-3", "mine-4", "lab", "boiler", "lift", "forge", "smelter", "office"]
BONUS = {
    "lab": ("smith", "miner"),
    "boiler": ("miner", "smith"),
    "lift": ("miner", "engineer"),
    "forge": ("engineer", "miner"),
    "smelter": ("engineer", "smith"),
    "office": ("engineer", "smith"),
}
# Chosen numbers, by rules version.
YIELD = {1: {1: "SSSS", 2: "SSII", 3: "IG", 4: "J"}, 2: {1: "SS", 2: "SII", 3: "SIG", 4: "SSJ"}}
EXTRA = {1: {1: "S", 2: "I", 3: "I", 4: "G"}, 2: {1: "SS", 2: "I", 3: "I", 4: "S"}}
START = {
    1: [("S", 1, "SS"), ("S", 1, "SS"), ("S", 2, "SI"), ("S", 2, "SI")],
    2: [("S", 1, "SS"), ("G", 1, "SS"), ("S", 2, "SI"), ("S", 2, "SI")],
}
PRICE = {
    "mine-1": "SS",
    "mine-2": "SI",
    "mine-3": "II",
    "mine-4": "G",
    "lab": "I",
    "boiler": "I",
    "lift": "I",
    "forge": "SS",
    "smelter": "G",
    "office": "G",
}
PRICES = {1: PRICE, 2: PRICE | {"mine-3": "IG", "mine-4": "GG"}}
ALSO = {"smith": (2, "engineer"), "engineer": (3, "miner"), "miner": (4, "smith")}
MINES = {"smith": 2, "engineer": 3, "miner": 4}  # the project that lets a kind mine the extra
SETS = {"west": 1, "new-shaft": 10, "gold": 19, "old-shaft": 28, "east": 37}


def parse_cost(text: str) -> tuple[int, Counter[str], int]:
    cost, _, points = re.sub("[ᶜⁱᵖ]", "", text).partition("→")
    parts = Counter({letter: int(number) for number, letter in re.findall(r"(\d+)([hSIGJ])", cost.split(",")[0])})
    heat = parts.pop("h", 0)
    return heat, parts, 0 if "set" in points else int(points)


CELLS = [line.split("|") for line in PROJECTS.strip().splitlines()]
CARDS = {int(cells[1]): (parse_cost(cells[3]), parse_cost(cells[4])) for cells in CELLS}


class Offers:
    def __init__(self, players: int, setup: dict[str, Any], rules: int = 2) -> None:
        self.rules = rules
        n, start = players, setup["start"]
        order = [(start + i) % n for i in range(n)]
        self.n, self.start, self.seat = n, start, start
        self.seats: list[dict[str, Any]] = [
            {
                "dwarfs": ["foreman"],
                "goods": Counter(),
                "heat": 0,
                "warm": 0,
                "cold": 2,
                "score": 0,
                "done": set(),
                "up": set(),
            }
            for _ in range(n)
        ]
        specialists = list(setup["specialists"])
        for seat in order:
            self.seats[seat]["dwarfs"].append(specialists.pop(0))
        self.places: dict[str, str | None] = dict.fromkeys(PLACES)
        for place in ["lab", "boiler", "forge", "smelter", "lift", "office", "mine-1", "mine-2", "mine-3", "mine-4"]:
            self.places[place] = specialists.pop(0) if specialists else None
        self.furnaces: dict[str, int | None] = dict.fromkeys(PLACES)
        self.boards: list[list[dict[str, Any]]] = [[{"load": Counter(), "foreman": False} for _ in range(n)] for _ in range(5)]
        for turn, seat in enumerate(order):
            hand, level, load = START[rules][turn]
            self.seats[seat]["goods"].update(hand)
            self.boards[level][seat]["load"] = Counter(load)
        self.stack, self.events = list(setup["projects"]), list(setup["events"])
        self.display: list[int | None] = [self.stack.pop(0) for _ in range(5)]
        self.discard = setup["discard"]
        self.round = 1
        self.event: int | None = None
        self.silverbeard: int | None = None
        self.phase, self.stage = "choose", "rounds"
        self.queue: list[int] = []
        self.actions = 3
        self.work: dict[str, Any] = {}

    # Helpers.

    @property
    def me(self) -> Any:
        return self.seats[self.seat]

    def has(self, number: int, seat: int | None = None) -> bool:
        return number in self.seats[self.seat if seat is None else seat]["up"]

    def heats(self, cost: int) -> list[str]:
        me = self.me
        return [f" +{f}" if f else "" for f in range(max(0, cost - me["heat"]), min(cost, me["warm"]) + 1)]

    def pay(self, cost: int, words: list[str]) -> None:
        f = int(words[-1][1:]) if words[-1].startswith("+") else 0
        self.me["warm"] -= f
        self.me["cold"] += f
        self.me["heat"] -= cost - f

    def gain(self, seat: int, heat: int) -> None:
        self.seats[seat]["heat"] = min(10, self.seats[seat]["heat"] + heat)

    def affords(self, cost: Counter[str]) -> bool:
        return all(self.me["goods"][k] >= v for k, v in cost.items())

    def light(self, seat: int, count: int) -> None:
        player = self.seats[seat]
        lit = min(count, player["cold"])
        player["cold"] -= lit
        player["warm"] += lit

    def own_furnaces(self, seat: int) -> int:
        return int(self.seats[seat]["warm"] + self.seats[seat]["cold"]) + list(self.furnaces.values()).count(seat)

    def of_set(self, seat: int, name: str) -> int:
        first = SETS[name]
        return len([c for c in self.seats[seat]["done"] if first <= c < first + 9])

    def bonuses(self) -> set[str]:
        """The kinds whose bonus of this place is at the player's disposal."""
        place = self.work["place"]
        if place not in BONUS or (place == "lab" and self.event == 57):
            return set()
        kinds = set(self.work["silver"])
        figure = self.work["figure"]
        if figure != "foreman":
            kinds.add(figure)
            number, other = ALSO[figure]
            if self.has(number):
                kinds.add(other)
        return kinds & set(BONUS[place])

    # What is legal.

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "upgrade":
            found = []
            for number in self.me["done"] - self.me["up"]:
                found += self.upgrade_words(number, 0)
            return [*found, "end"]
        if self.phase == "choose":
            declines = ["end"] if self.rules == 2 and self.stage == "west" else []
            return self.begin_words() + self.steam_words() + declines
        return self.work_words() + self.steam_words() + ["end"]

    def begin_words(self) -> list[str]:
        dwarfs = set(self.me["dwarfs"])
        if dwarfs:
            found = [f"place {dwarf} {place}" for dwarf in dwarfs for place in PLACES]
            # With these numbers every yield has resources, so a visit is possible wherever the cart is empty.
            empty = [
                level for level in range(1, 5) if self.rules == 2 and not sum(self.boards[level][self.seat]["load"].values())
            ]
            return found + [f"visit {dwarf} mine-{level}" for dwarf in dwarfs for level in empty]
        found = [f"break {place}" for place, dwarf in self.places.items() if dwarf in KINDS]
        return found or ["break none"]

    def steam_words(self) -> list[str]:
        found = []
        if self.has(37):
            found += [f"steam s{f}" for f in self.heats(1)]
        if self.has(39):
            found += [f"steam i{f}" for f in self.heats(2)]
        return found

    def upgrade_words(self, number: int, heat: int) -> list[str]:
        found = [f"upgrade {number}{f}" for f in self.heats(heat)]
        if number == 45:
            for extra in range(1, 19):
                found += [f"upgrade 45 x{extra}{f}" for f in self.heats(heat + extra)]
        return found

    def upgrade_heat(self, number: int) -> int:
        heat = CARDS[number][1][0]
        if number == 34:
            heat = max(0, heat - len([c for c in self.me["done"] if 28 <= c <= 36 and c != 34]))
        if self.work["place"] == "smelter":
            return heat + 1
        return max(0, heat - 2) if "smith" in self.bonuses() else heat

    def work_words(self) -> list[str]:
        place, used, bonuses, me = self.work["place"], self.work["used"], self.bonuses(), self.me
        if place is None:
            return []
        found: list[str] = []
        goods = me["goods"]
        if place == "lab":
            if used["convert"] < (3 if "smith" in bonuses else 1):
                found += [f"convert {k.lower()}" for k in "IGJ" if goods[k]]
            if "miner" in bonuses and not used["light"]:
                found.append("light")
        if place == "boiler":
            if me["cold"] and not used["light"]:
                found.append("light")
            if me["cold"] and "miner" in bonuses and not used["light-all"]:
                found.append("light-all")
        if place in ("boiler", "smelter") and "smith" in bonuses and not used["heat"]:
            found.append("heat")
        if place == "lift":
            if not used["lift"]:
                for steps in range(1, 20):
                    found += [f"lift {steps}{f}" for f in self.heats(steps - 1 + (self.event == 48))]
            if "engineer" in bonuses and not used["stones"]:
                found += [f"stones {level}" for level in range(5)]
        if place == "forge":
            if used["build"] < (2 if "engineer" in bonuses else 1) and goods["I"] and self.own_furnaces(self.seat) < 8:
                found.append("build")
            if "miner" in bonuses and not used["light"] and me["cold"]:
                found.append("light")
        if place == "smelter":
            found += [f"smelt s{f}" for f in self.heats(1) if goods["S"]]
            found += [f"smelt i{f}" for f in self.heats(1) if goods["I"]]
            found += [f"smelt g{f}" for f in self.heats(2) if goods["G"]]
            if "engineer" in bonuses:
                for number in me["done"] - me["up"]:
                    if self.affords(CARDS[number][1][1]):
                        found += self.upgrade_words(number, self.upgrade_heat(number))
        if place == "office":
            found += self.office_words(bonuses)
        sheet = self.furnaces[place] is None and me["warm"] + me["cold"]
        if self.work["figure"] == "foreman" and sheet and self.affords(Counter(PRICES[self.rules][place])):
            found.append("install")
        return found + self.help_words(bonuses)

    def office_words(self, bonuses: set[str]) -> list[str]:
        number, found = self.work["project"], []
        if number is None:
            for card in self.display:
                if card is not None:
                    for way, cost in self.ways(card):
                        if self.affords(cost):
                            found += [f"complete {card}{way}{f}" for f in self.heats(CARDS[card][0][0])]
            return found
        if number not in self.me["up"] and self.affords(CARDS[number][1][1]):
            found += self.upgrade_words(number, self.upgrade_heat(number))
        if "engineer" in bonuses and not self.work["used"]["refund"]:
            found += [f"refund {k.lower()}" for k, paid in self.work["paid"].items() if paid > 1]
        return found

    def ways(self, card: int) -> list[tuple[str, Counter[str]]]:
        cost = Counter(CARDS[card][0][1])
        if self.has(21) and cost["G"]:
            cost["G"] -= 1
        if not self.has(1):
            return [("", cost)]
        both = cost["S"] and cost["I"]
        found = []
        for kind in "SI":
            if cost[kind]:
                less = Counter(cost)
                less[kind] -= 1
                found.append((f" -{kind.lower()}" if both else "", less))
        return found or [("", cost)]

    def help_words(self, bonuses: set[str]) -> list[str]:
        place, figure, found = self.work["place"], self.work["figure"], []
        if place not in BONUS:
            return self.mine_words()
        if self.has(44) and figure != "foreman" and not self.work["as"] and not self.work["bonus"]:
            for kind in KINDS:
                if kind != figure:
                    found += [f"as {kind}{f}" for f in self.heats(1)]
        if self.silverbeard == self.seat and not (place == "lab" and self.event == 57):
            found += [f"silverbeard {kind}" for kind in BONUS[place] if kind not in bonuses]
        return found

    def mine_words(self) -> list[str]:
        """Project 44 in the mine: the kinds that would have brought the extra which this action did not."""
        if self.rules == 1 or not self.has(44) or not self.work["plain"] or self.work["as"]:
            return []
        kinds = [kind for kind in KINDS if kind != self.work["figure"] and self.has(MINES[kind])]
        return [f"as {kind}{f}" for kind in kinds for f in self.heats(1)] if self.work["figure"] != "foreman" else []
