# ruff: noqa: E501
"""The specification's tables of projects and events, word for word, to compare with the game's own rows."""

PROJECTS = """
| 1 | Meisterwerkzeuge | 1h 3I → 4 ᶜ | 2h 1I → 2 ᶜ | completing a project costs you 1 S or 1 I less ⁱ |
| 2 | Bowlingstollen | 1h 1S 1I 1G → 5 ⁱ | 1h 1I → 2 ᶜ | your smith also counts as engineer ᶜ, and mines the extra |
| 3 | Bridgeclub | 5S 2I → 5 ⁱ | 1h 1I → 2 ᶜ | your engineer also counts as miner ᶜ, and mines the extra |
| 4 | Kricketfeld | 4h 2S 2I → 6 ⁱ | 1h 1I → 2 ᶜ | your miner also counts as smith ᶜ, and mines the extra |
| 5 | Privates Förderband | 1S 1I 1G → 4 ⁱ | 4h → 2 ᶜ | at once: S I G ᶜ |
| 6 | Die nördliche Mauer | 1h 6S → 4 ⁱ | 2h 2S 2I 1G ⁱ → 5 ᶜ | end: 1 VP ᶜ per upgraded project |
| 7 | Waffenkammer | 2h 3I 1G → 7 ᶜ | 3h 3I → 5 ᶜ | end: 1 VP ᶜ per 2 I ᶜ |
| 8 | Schutzwall am Abgrund | 3S 2I 1G → 6 ⁱ | 5h → 5 ᶜ | end: 1 VP ᶜ per 4 S ᶜ |
| 9 | Klanaufzug | 1J → 5 ᶜ | 1h 2S 1I → 1 ᶜ | putting a specialist on an empty place or one with an opponent's foreman ⁱ: 1 VP ᶜ |
| 10 | Tor zum Neuen Schacht | 2S 1I → 2 ⁱ | 2h → set | set bonus |
| 11 | Stützbalken für den Neuen Schacht | 2I → 2 ⁱ | 2h → set | set bonus |
| 12 | Abgestützter Stollen | 4S → 2 ⁱ | 2h → set | set bonus |
| 13 | Schienen | 4I → 4 ⁱ | 2h → set | set bonus |
| 14 | Erzförderung | 2I 1G → 4 ⁱ | 3h → set | set bonus |
| 15 | Schachtbeleuchtung | 2G → 4 ⁱ | 3h → set | set bonus |
| 16 | Qualifizierte Wegbereiter | 4G → 9 ⁱ | 3h → set | set bonus |
| 17 | Diamantbohrer | 2J → 9 ⁱ | 3h → set | set bonus |
| 18 | Deckenverstärkende Runen | 2G 1J → 9 ⁱ | 3h → set | set bonus |
| 19 | Geheimgang | 2h 2I 1G → 6 ᶜ | 2h 2I 1G → 4 ᶜ | at once: J ᶜ |
| 20 | Goldgießerei | 2h 1G → 4 ᶜ | 3h 1G → 3 ᶜ | completing or upgrading another project whose cost for that holds G: 1 VP ᶜ |
| 21 | Eingang zur Schatzkammer | 1h 2I 1G → 5 ᶜ | 2h 1G → 2 ᶜ | completing a project costs you 1 G less ᶜ |
| 22 | Kolossale Statue | 3S 2G → 6 ᶜ | 1h 3S 1G → 6 ᶜ | – |
| 23 | Goldschmied | 3G → 7 ⁱ | 2G → 8 ⁱ | – |
| 24 | Hauptschmelztiegel | 1G 1J → 7 ⁱ | 5h → 7 | end: 2 VP per 2 G ᶜ |
| 25 | Juwelier | 3J → 14 ⁱ | 1J → 6 ⁱ | end: 1 VP per completed project whose completion cost holds J ⁱ |
| 26 | Langbarts Gemach | 2G 2J → 14 ⁱ | 5h → 14 | end: 1 VP per 2 J ᶜ |
| 27 | Schatzschutz | 1S 2J → 10 ⁱ | 3S 1I 1G → 4 ⁱ | end: 1 VP per furnace on your sheet |
| 28 | Brücke über den Lavafluss | 6S → 3 ⁱ | 3S 3I → 7 ⁱ | – |
| 29 | Verstärktes Gerüst | 4I → 4 ⁱ | 3h → 4 | at once: S S I I ᶜ |
| 30 | Bröckelnder Wall | 4S 2I → 4 ⁱ | 1I 1G → 6 ⁱ | at once all others: S S ⁱ |
| 31 | Einsturzgefährdeter Stollen | 10S → 5 ⁱ | 5h → 8 | at once all others: S S S S ⁱ |
| 32 | Verfluchter Schatz | 3h → 2 | 4h → 2 | at once: S S S I I ᶜ |
| 33 | Verlassener Aufzug | 5S 3I → 6 ⁱ | 1h 1I 1G → 6 ⁱ | start of each of your turns: S S ᶜ |
| 34 | Brennofen | 1h 1I → 2 ⁱ | 10h, 1h less per other Old Shaft project you completed → 10 | – |
| 35 | Munitionslager | 2S 2I → 3 ⁱ | 2S 2I → 4 ⁱ | at once: light all your furnaces, gain 2 h |
| 36 | Alter Kessel | 1h 3S 5I → 8 ⁱ | 2S → 1 ⁱ | at once: gain 4 h; all others 1 h |
| 37 | Südliche Dampfrohre | 1h 2S 1I 1G → 5 ⁱ | 1G → 4 ⁱ | in your turn, any number of times: 1 h → S |
| 38 | Zentrale Gasleitung | 3h 3S → 4 ⁱ | 1h 1I → 2 ⁱ | start of each of your turns: gain 1 h |
| 39 | Nördliche Dampfrohre | 1h 4S 2I → 5 ⁱ | 1G → 4 ⁱ | in your turn, any number of times: 2 h → I |
| 40 | Heizkessel des Meisters | 3I 1J → 8 ⁱ | 2h 3S → 4 ⁱ | an opponent puts a dwarf on a place with your furnace (the mine too): 1 h more |
| 41 | Kohlebrecher | 3h 2I 1J → 9 ⁱ | 2I → 3 ⁱ | at once: a new warm furnace |
| 42 | Hauptventil | 1I 1G 1J → 8 ⁱ | 3h → 3 | end: 2 VP per own furnace on the board |
| 43 | Runenhalle | 1h 3I 1G 1J → 11 ⁱ | 4h 1I → 5 ⁱ | at once: one more action this turn |
| 44 | Hilfreiche Linne | 1h 1S 1I 1G 1J → 9 ⁱ | 1I 1G 1J → 9 ⁱ | in an action you may pay 1 h: your specialist counts as another kind for this action |
| 45 | Schlot | 4S 2G → 6 ⁱ | 1J → 5 ⁱ | when upgrading it you may pay any more heat: 1 VP each |
"""

EVENTS = """
| 46 | at once: everyone gains 2 h |
| 47 | at once: the lift makes 1 step |
| 48 | next round: the lift's first step costs 1 h (further ones as usual) |
| 49 | next round: installing on `office`, `lab`, `smelter`, `forge`, `boiler`, `lift` gives 2 VP ⁱ more |
| 50 | at once: the lift makes 2 steps |
| 51 | next round: everyone has only 2 actions |
| 52 | at once: two of the open projects at random are discarded; both spaces refilled |
| 53 | at once: the lift makes 1 step; everyone gains 1 h |
| 54 | at once: 1 S ᶜ into every cart on level 3, full ones too; everyone gains 1 h |
| 55 | at once: 1 S ᶜ into every cart on levels 1 and 2, full ones too |
| 56 | next round: putting a dwarf on a mine level: 1 VP ⁱ |
| 57 | next round: the lab's bonuses are not available |
| 58 | next round: your foreman mines the extra |
| 59 | next round: using `forge` or `lab`: gain 1 h (as the dwarf is put there — Ruling) |
| 60 | at once: the lift makes 1 step; next round: putting a specialist on an empty place: 1 VP ⁱ |
"""
