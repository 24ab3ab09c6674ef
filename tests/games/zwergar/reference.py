"""A second Zwergar, slow and plain, written from the rules alone. The engine is compared with it action by action.

Shares no code with the engine. States are dictionaries, as in the engine protocol; tables of cards come from the rules' own text.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.zwergar.reference_offers import CARDS, EXTRA, KINDS, MINES, PRICES, YIELD, Offers


class Reference(Offers):
    # What is done.

    def play(self, action: str) -> None:
        words = action.split(" ")
        verb = words[0]
        if verb == "steam":
            self.pay(1 if words[1] == "s" else 2, words)
            self.me["goods"][words[1].upper()] += 1
        elif self.phase == "upgrade":
            if verb != "end":
                extra = self.extra(words)
                self.pay(extra, words)
                self.upgrade(int(words[1]), extra)
            if self.actions:
                self.refill()
                self.phase = "choose"
            else:
                self.next_gold()
        elif verb == "place":
            self.place(words[1], words[2], mining=True)
        elif verb == "visit":
            self.place(words[1], words[2], mining=False)
        elif verb == "break":
            self.take_break(words[1])
        elif verb == "end":
            self.actions = 0 if self.phase == "choose" else self.actions
            self.end()
        else:
            self.do(verb, words)

    def begin_work(self, place: str | None, figure: str) -> None:
        self.actions -= 1
        self.phase = "work"
        self.work = {"place": place, "figure": figure, "silver": set(), "used": Counter(), "project": None, "paid": {}}
        self.work |= {"as": False, "bonus": False}

    def place(self, dwarf: str, place: str, mining: bool) -> None:
        plain = False
        me, there = self.me, self.places[place]
        me["dwarfs"].remove(dwarf)
        if there in KINDS:
            me["dwarfs"].append(there)
        elif there:
            self.seats[int(there.split(":")[1])]["dwarfs"].append("foreman")
        mine = place.startswith("mine")
        self.places[place] = dwarf if dwarf != "foreman" else None if mine else f"foreman:{self.seat}"
        owner = self.furnaces[place]
        if owner is not None and owner != self.seat:
            self.gain(owner, (0 if mine else 1) + (1 if self.has(40, owner) else 0))
        if dwarf != "foreman":
            if there is None and self.event == 60:
                me["score"] += 1
            opponent = there is not None and there.startswith("foreman") and there != f"foreman:{self.seat}"
            if self.has(9) and (there is None or opponent):
                me["score"] += 1
        if self.event == 59 and place in ("forge", "lab"):
            self.gain(self.seat, 1)
        if mine:
            me["score"] += 1 if self.event == 56 else 0
            level = int(place[-1])
            cart = self.boards[level][self.seat]
            if mining and not sum(cart["load"].values()):
                cart["load"] += Counter(YIELD[self.rules][level])
                if owner == self.seat or self.has(MINES.get(dwarf, 0)) or (dwarf == "foreman" and self.event == 58):
                    cart["load"] += Counter(EXTRA[self.rules][level])
                else:
                    plain = True
            if dwarf == "foreman":
                cart["foreman"] = True
        self.begin_work(place, dwarf)
        self.work["plain"] = plain

    def take_break(self, place: str) -> None:
        for other, there in self.places.items():
            if there == f"foreman:{self.seat}":
                self.places[other] = None
        for board in self.boards:
            board[self.seat]["foreman"] = False
        self.me["dwarfs"].append("foreman")
        if place != "none":
            self.me["dwarfs"].append(self.places[place])
            self.places[place] = None
        self.begin_work(None, "foreman")

    def do(self, verb: str, words: list[str]) -> None:
        me, used, place, bonuses = self.me, self.work["used"], self.work["place"], self.bonuses()
        used[verb] += 1
        if verb == "lift":
            steps = int(words[1])
            self.pay(steps - 1 + (self.event == 48), words)
            for _ in range(steps):
                full = any(sum(cart["load"].values()) for board in self.boards for cart in board)
                me["score"] += 1 if full and "miner" in bonuses else 0
                self.step()
            self.work["bonus"] |= "miner" in bonuses
        elif verb == "stones":
            self.load(int(words[1]))
            self.work["bonus"] = True
        elif verb == "light":
            self.light(self.seat, 1)
            if place == "lab":
                self.gain(self.seat, 1)
            self.work["bonus"] |= place != "boiler"
        elif verb == "light-all":
            self.light(self.seat, 8)
            self.work["bonus"] = True
        elif verb == "heat":
            self.gain(self.seat, 2 if place == "boiler" else 1)
            self.work["bonus"] = True
        elif verb == "convert":
            kind = words[1].upper()
            me["goods"][kind] -= 1
            me["goods"][{"I": "S", "G": "I", "J": "G"}[kind]] += 2
            self.work["bonus"] |= used["convert"] > 1
        elif verb == "smelt":
            kind = words[1].upper()
            self.pay(2 if kind == "G" else 1, words)
            me["goods"][kind] -= 1
            me["goods"][{"S": "I", "I": "G", "G": "J"}[kind]] += 1
        elif verb == "build":
            me["goods"]["I"] -= 1
            me["cold"] += 1
            self.work["bonus"] |= used["build"] > 1
        elif verb == "complete":
            self.complete(words)
        elif verb == "upgrade":
            number, extra = int(words[1]), self.extra(words)
            self.work["bonus"] |= place == "smelter" or "smith" in bonuses
            self.pay(self.upgrade_heat(number) + extra, words)
            me["goods"].subtract(CARDS[number][1][1])
            self.upgrade(number, extra)
        elif verb == "refund":
            me["goods"][words[1].upper()] += 1
            self.work["bonus"] = True
        elif verb == "install":
            me["goods"].subtract(Counter(PRICES[self.rules][place]))
            me["cold" if me["cold"] else "warm"] -= 1
            self.furnaces[place] = self.seat
            me["score"] += 2 + (2 if self.event == 49 and not place.startswith("mine") else 0)
        elif verb == "as":
            self.pay(1, words)
            self.work["as"], self.work["figure"] = True, words[1]
            if place.startswith("mine"):
                self.boards[int(place[-1])][self.seat]["load"] += Counter(EXTRA[self.rules][int(place[-1])])
        elif verb == "silverbeard":
            self.silverbeard = None
            self.work["silver"].add(words[1])
        else:
            raise AssertionError(words)

    def extra(self, words: list[str]) -> int:
        return sum(int(word[1:]) for word in words if word.startswith("x"))

    def complete(self, words: list[str]) -> None:
        number = int(words[1])
        heat, printed, points = CARDS[number][0]
        sign = "".join(f" {word}" for word in words[2:] if word.startswith("-"))
        cost = dict(self.ways(number))[sign]
        self.pay(heat, words)
        self.me["goods"].subtract(cost)
        self.me["score"] += points + (1 if self.has(20) and printed["G"] else 0)
        self.me["done"].add(number)
        self.display[self.display.index(number)] = None
        self.work["project"], self.work["paid"] = number, cost

    def upgrade(self, number: int, extra: int) -> None:
        me = self.me
        me["score"] += CARDS[number][1][2] + extra
        me["score"] += 1 if self.has(20) and number != 20 and CARDS[number][1][1]["G"] else 0
        me["up"].add(number)
        if 10 <= number <= 18:
            me["score"] += 2 * len([c for c in me["up"] if 10 <= c <= 18])
        me["goods"].update({5: "SIG", 19: "J", 29: "SSII", 32: "SSSII"}.get(number, ""))
        others = [seat for seat in range(self.n) if seat != self.seat]
        for seat in others:
            self.seats[seat]["goods"].update({30: "SS", 31: "SSSS"}.get(number, ""))
        if number == 35:
            self.light(self.seat, 8)
            self.gain(self.seat, 2)
        if number == 36:
            self.gain(self.seat, 4)
            for seat in others:
                self.gain(seat, 1)
        if number == 41 and self.own_furnaces(self.seat) < 8:
            me["warm"] += 1
        if number == 43:
            self.actions += 1

    # Mine.

    def step(self) -> None:
        board = self.boards.pop(0)
        for seat, cart in enumerate(board):
            self.seats[seat]["goods"].update(cart["load"])
            if cart["foreman"]:
                self.seats[seat]["dwarfs"].append("foreman")
            cart["load"], cart["foreman"] = Counter(), False
        self.boards.append(board)

    def load(self, level: int) -> None:
        for cart in self.boards[level]:
            cart["load"]["S"] += 1

    # Turns.

    def refill(self) -> None:
        for space in range(5):
            if self.display[space] is None and self.stack:
                self.display[space] = self.stack.pop(0)

    def begin_turn(self) -> None:
        self.refill()
        self.phase = "choose"
        self.actions = 2 if self.event == 51 else 3
        if self.has(33):
            self.me["goods"]["S"] += 2
        if self.has(38):
            self.gain(self.seat, 1)

    def end(self) -> None:
        if self.actions:
            self.phase = "choose"
            return
        self.me["heat"] = min(self.me["heat"], 2 * self.of_set(self.seat, "east"))
        if self.stage == "rounds":
            self.seat = (self.seat + 1) % self.n
            if self.seat != self.start:
                self.begin_turn()
            elif self.events:
                self.next_round()
            else:
                self.stage, self.queue = "west", self.most("west")
                self.next_west()
        elif self.stage == "west":
            self.next_west()
        else:
            self.next_gold()

    def next_round(self) -> None:
        self.event = event = self.events.pop(0)
        for _ in range({47: 1, 50: 2, 53: 1, 60: 1}.get(event, 0)):
            self.step()
        for seat in range(self.n):
            self.gain(seat, {46: 2, 53: 1, 54: 1}.get(event, 0))
        for level in {54: [3], 55: [1, 2]}.get(event, []):
            self.load(level)
        if event == 52:
            self.discard_two()
            self.refill()
        for seat in range(self.n):
            if self.seats[seat]["warm"]:
                self.light(seat, 1)
        self.round += 1
        leaders = self.most("old-shaft")
        self.silverbeard = leaders[0] if len(leaders) == 1 else None
        self.begin_turn()

    def discard_two(self) -> None:
        if self.rules == 2:
            for position in [p for p in self.discard if self.display[p - 1] is not None][:2]:
                self.display[position - 1] = None
            return
        for position in self.discard:
            for further in range(5):
                space = (position - 1 + further) % 5
                if self.display[space] is not None:
                    self.display[space] = None
                    break

    def most(self, name: str) -> list[int]:
        order = [(self.start + i) % self.n for i in range(self.n)]
        best = max(self.of_set(seat, name) for seat in order)
        return [seat for seat in order if best and self.of_set(seat, name) == best]

    def next_west(self) -> None:
        if self.queue:
            self.seat = self.queue.pop(0)
            self.refill()
            self.phase, self.actions = "choose", 3
            return
        self.stage, self.queue = "gold", self.most("gold")
        self.next_gold()

    def next_gold(self) -> None:
        while self.queue:
            seat = self.queue.pop(0)
            if self.seats[seat]["done"] - self.seats[seat]["up"]:
                self.seat, self.phase = seat, "upgrade"
                return
        self.phase = "over"
        for seat in range(self.n):
            self.score_end(seat)

    def score_end(self, seat: int) -> None:
        player = self.seats[seat]
        goods = player["goods"]
        points = {
            6: len(player["up"]),
            7: goods["I"] // 2,
            8: goods["S"] // 4,
            24: 2 * (goods["G"] // 2),
            25: len([c for c in player["done"] if CARDS[c][0][1]["J"]]),
            26: goods["J"] // 2,
            27: player["warm"] + player["cold"],
            42: 2 * list(self.furnaces.values()).count(seat),
        }
        player["score"] += sum(value for number, value in points.items() if number in player["up"])

    # The engine protocol's state.

    def state(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "start": self.start,
            "player": None if self.phase == "over" else self.seat,
            "actions": self.actions,
            "phase": self.phase,
            "event": self.event,
            "places": self.places,
            "furnaces": self.furnaces,
            "boards": [[{"load": in_order(c["load"]), "foreman": c["foreman"]} for c in board] for board in self.boards],
            "display": self.display,
            "stacks": {"projects": self.stack, "events": self.events},
            "silverbeard": self.silverbeard,
            "seats": [
                {
                    "dwarfs": sorted(p["dwarfs"]),
                    "resources": {k: p["goods"][k] for k in "SIGJ"},
                    "heat": p["heat"],
                    "warm": p["warm"],
                    "cold": p["cold"],
                    "score": p["score"],
                    "completed": sorted(p["done"] - p["up"]),
                    "upgraded": sorted(p["up"]),
                }
                for p in self.seats
            ],
        }


def in_order(load: Counter[str]) -> list[str]:
    return [k for k in "SIGJ" for _ in range(load[k])]
