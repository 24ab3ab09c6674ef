"""The 45 projects and 15 events as rows, to be read beside the rules. corrections.py defines the words of the effects.

Every value carries the mark of its origin: none for the rulebook's text, ᵖ public, ⁱ inferred, ᶜ chosen. Costs with resources
are inferred, since the scan lost the icons and kept only the amounts. Costs of heat alone are from the text.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Project:
    """`complete` and `upgrade` are written "cost → points". Effects are words with values, valid once upgraded."""

    number: int
    complete: str
    upgrade: str
    effects: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    number: int
    effects: dict[str, str]


def project(number: int, complete: str, upgrade: str, **effects: str) -> Project:
    return Project(number, complete, upgrade, {name.replace("_", "-"): value for name, value in effects.items()})


def event(number: int, **effects: str) -> Event:
    return Event(number, {name.replace("_", "-"): value for name, value in effects.items()})


PROJECT_ROWS = [
    # West
    project(1, "1h 3I → 4ᶜ", "2h 1I → 2ᶜ", cheaper="1ⁱ"),
    project(2, "1h 1S 1I 1G → 5ⁱ", "1h 1I → 2ᶜ", smith_also="engineerᶜ", mines_extra="smith"),
    project(3, "5S 2I → 5ⁱ", "1h 1I → 2ᶜ", engineer_also="minerᶜ", mines_extra="engineer"),
    project(4, "4h 2S 2I → 6ⁱ", "1h 1I → 2ᶜ", miner_also="smithᶜ", mines_extra="miner"),
    project(5, "1S 1I 1G → 4ⁱ", "4h → 2ᶜ", gain="1S 1I 1Gᶜ"),
    project(6, "1h 6S → 4ⁱ", "2h 2S 2I 1G → 5ᶜ", end_counts="upgraded", end_vp="1ᶜ", end_per="1"),
    project(7, "2h 3I 1G → 7ᶜ", "3h 3I → 5ᶜ", end_counts="Iᶜ", end_vp="1ᶜ", end_per="2ᶜ"),
    project(8, "3S 2I 1G → 6ⁱ", "5h → 5ᶜ", end_counts="Sᶜ", end_vp="1ᶜ", end_per="4ᶜ"),
    project(9, "1J → 5ᶜ", "1h 2S 1I → 1ᶜ", free_place_vp="1ᶜ"),
    # New Shaft: upgrading scores by the set's own rule.
    project(10, "2S 1I → 2ⁱ", "2h"),
    project(11, "2I → 2ⁱ", "2h"),
    project(12, "4S → 2ⁱ", "2h"),
    project(13, "4I → 4ⁱ", "2h"),
    project(14, "2I 1G → 4ⁱ", "3h"),
    project(15, "2G → 4ⁱ", "3h"),
    project(16, "4G → 9ⁱ", "3h"),
    project(17, "2J → 9ⁱ", "3h"),
    project(18, "2G 1J → 9ⁱ", "3h"),
    # Gold
    project(19, "2h 2I 1G → 6ᶜ", "2h 2I 1G → 4ᶜ", gain="1Jᶜ"),
    project(20, "2h 1G → 4ᶜ", "3h 1G → 3ᶜ", gold_cost_vp="1ᶜ"),
    project(21, "1h 2I 1G → 5ᶜ", "2h 1G → 2ᶜ", cheaper_gold="1ᶜ"),
    project(22, "3S 2G → 6ᶜ", "1h 3S 1G → 6ᶜ"),
    project(23, "3G → 7", "2G → 8"),
    project(24, "1G 1J → 7", "5h → 7", end_counts="Gᶜ", end_vp="2", end_per="2ᶜ"),
    project(25, "3J → 14", "1J → 6", end_counts="jewel-projectsⁱ", end_vp="1", end_per="1"),
    project(26, "2G 2J → 14", "5h → 14", end_counts="Jᶜ", end_vp="1", end_per="2ᶜ"),
    project(27, "1S 2J → 10", "3S 1I 1G → 4", end_counts="sheet-furnaces", end_vp="1", end_per="1"),
    # Old Shaft
    project(28, "6S → 3", "3S 3I → 7"),
    project(29, "4I → 4", "3h → 4", gain="2S 2Iᶜ"),
    project(30, "4S 2I → 4", "1I 1G → 6", others_gain="2Sⁱ"),
    project(31, "10S → 5", "5h → 8", others_gain="4Sⁱ"),
    project(32, "3h → 2", "4h → 2", gain="3S 2Iᶜ"),
    project(33, "5S 3I → 6", "1h 1I 1G → 6", turn_gain="2Sᶜ"),
    project(34, "1h 1I → 2", "10h → 10", set_relief="1"),
    project(35, "2S 2I → 3", "2S 2I → 4", light_all="1", gain_heat="2"),
    project(36, "1h 3S 5I → 8", "2S → 1", gain_heat="4", others_heat="1"),
    # East
    project(37, "1h 2S 1I 1G → 5", "1G → 4", steam_stone="1"),
    project(38, "3h 3S → 4", "1h 1I → 2", turn_heat="1"),
    project(39, "1h 4S 2I → 5", "1G → 4", steam_iron="2"),
    project(40, "3I 1J → 8", "2h 3S → 4", guest_heat="1"),
    project(41, "3h 2I 1J → 9", "2I → 3", warm_furnaces="1"),
    project(42, "1I 1G 1J → 8", "3h → 3", end_counts="board-furnaces", end_vp="2", end_per="1"),
    project(43, "1h 3I 1G 1J → 11", "4h 1I → 5", more_actions="1"),
    project(44, "1h 1S 1I 1G 1J → 9", "1I 1G 1J → 9", disguise="1"),
    project(45, "4S 2G → 6", "1J → 5", heat_vp="1"),
]

EVENT_ROWS = [
    event(46, heat="2"),
    event(47, steps="1"),
    event(48, dear_lift="1"),
    event(49, install_more="2ⁱ"),
    event(50, steps="2"),
    event(51, fewer_actions="1"),
    event(52, discards="2"),
    event(53, steps="1", heat="1"),
    event(54, load="1Sᶜ", levels="3", heat="1"),
    event(55, load="1Sᶜ", levels="1 2"),
    event(56, mine_vp="1ⁱ"),
    event(57, lab_shut="1"),
    event(58, foreman_extra="1"),
    event(59, workshop_heat="1"),
    event(60, steps="1", empty_place_vp="1ⁱ"),
]
