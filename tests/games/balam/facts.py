"""What is in the box of Balam, written out by hand from the specification: tests compare with this.

The reference board, as it lies (columns A to F, rows 1 to 5)::

        A            B           C           D          E           F
    1   sea_3        cacao_1     maize_01    cenote_2   jade_2      sea_4
    2   cenote_3     cenote_1    maize_13    jade_1     maize_03    obsidian_1
    3   obsidian_2   maize_02    maize_12    maize_05   maize_04    maize_09
    4   cacao_2      maize_10    volcano_1   maize_06   volcano_2   obsidian_3
    5   sea_2        cacao_3     maize_07    maize_08   maize_11    sea_1
"""

BOARD = (
    "sea_3 cacao_1 maize_01 cenote_2 jade_2 sea_4/90; "
    "cenote_3 cenote_1 maize_13 jade_1 maize_03 obsidian_1; "
    "obsidian_2 maize_02 maize_12 maize_05 maize_04 maize_09; "
    "cacao_2 maize_10 volcano_1 maize_06 volcano_2 obsidian_3; "
    "sea_2/270 cacao_3 maize_07 maize_08 maize_11 sea_1/180"
)

DICE = (0, 0, 1, 2, 3, -1)
"""The faces of a die; -1 is the skull."""

NEIGHBOURS = {
    "A1": "B1 A3",
    "B1": "A1 C1 B3",
    "C1": "B1 E1 C2",
    "E1": "C1 F1 E2",
    "F1": "E1 F2",
    "C2": "C1 D2 C3",
    "D2": "C2 E2 D3",
    "E2": "E1 D2 F2 E3",
    "F2": "F1 E2 F3",
    "A3": "A1 B3 A4",
    "B3": "B1 A3 C3 B4",
    "C3": "C2 B3 D3 C5",
    "D3": "D2 C3 E3 D4",
    "E3": "E2 D3 F3 E5",
    "F3": "F2 E3 F4",
    "A4": "A3 B4 A5",
    "B4": "B3 A4 D4 B5",
    "D4": "D3 B4 F4 D5",
    "F4": "F3 D4 F5",
    "A5": "A4 B5",
    "B5": "B4 A5 C5",
    "C5": "C3 B5 D5",
    "D5": "D4 C5 E5",
    "E5": "E3 D5 F5",
    "F5": "F4 E5",
}
COASTAL = {"A1", "F1", "A5", "F5"}
VOLCANIC = {"C3", "B4", "D4", "C5", "E3", "F4", "E5"}
CENOTES = {"D1": {"C1", "E1", "D2"}, "A2": {"A1", "C2", "A3"}, "B2": {"B1", "C2", "B3"}}

TILES = {
    "sea_1": ("shell", 3),
    "sea_2": ("shell", 3),
    "sea_3": ("shell", 2),
    "sea_4": ("shell", 2),
    **{f"maize_0{n}": ("maize", 4) for n in range(1, 8)},
    **{f"maize_{n:02}": ("maize", 3) for n in range(8, 12)},
    "maize_12": ("maize", 2),
    "maize_13": ("maize", 2),
    "cacao_1": ("cacao", 4),
    "cacao_2": ("cacao", 3),
    "cacao_3": ("cacao", 3),
    "jade_1": ("jade", 3),
    "jade_2": ("jade", 3),
    "jade_3": ("jade", 2),
    "obsidian_1": ("obsidian", 4),
    "obsidian_2": ("obsidian", 3),
    "obsidian_3": ("obsidian", 3),
}
"""The tiles with a site: what it produces, how many slots it has."""
SITELESS = {
    "volcano_1": "volcano",
    "volcano_2": "volcano",
    "volcano_3": "volcano",
    "cenote_1": "cenote",
    "cenote_2": "cenote",
    "cenote_3": "cenote",
    "forest_1": "forest",
}
RED_CROSS = {"jade_3", "volcano_3", "forest_1"}

WEALTH = {"maize": 30, "cacao": 10, "shell": 8, "jade": 8, "obsidian": 16, "prisoner": 10}
VALUES = {"maize": 1, "cacao": 2, "shell": 2, "jade": 2, "obsidian": 2, "prisoner": 3}
"""Points of a token sacrificed in a temple."""
PRODUCED = ("maize", "cacao", "shell", "jade", "obsidian")
STOCK = {
    "village_garrison": 51,
    "palace_temple": 16,
    "market_reserve": 16,
    "ball_court_observatory": 16,
}
PAIR = {
    "village": "village_garrison",
    "garrison": "village_garrison",
    "palace": "palace_temple",
    "temple": "palace_temple",
    "market": "market_reserve",
    "reserve": "market_reserve",
    "ball_court": "ball_court_observatory",
    "observatory": "ball_court_observatory",
}
DOUBLE = ("palace", "temple")
COST = {
    "village": "any",
    "garrison": "any",
    "palace": "any any",
    "temple": "any any",
    "reserve": "maize",
    "market": "cacao",
    "observatory": "jade",
    "ball_court": "shell",
}

PROSPEROUS = [
    f"prosperous_{one}_{other}"
    for number, one in enumerate(PRODUCED)
    for other in PRODUCED[number + 1 :]
]
"""Each pair of produced wealths once."""
POSITIVE = {
    **dict.fromkeys(PROSPEROUS, 1),
    "favourable_maize": 6,
    "favourable_cacao": 2,
    "favourable_shell": 2,
    "favourable_jade": 2,
    "favourable_obsidian": 2,
    "exceptional_katun": 2,
    "expedition_return": 2,
    "cacao_feast": 1,
    "princely_wedding": 2,
    "cenote_worship": 3,
}
NEUTRAL = {"ball_match": 5, "eclipse": 1}
NEGATIVE = {
    "drought": 6,
    "insurrection": 4,
    "earthquake": 4,
    "pochteca_competition": 4,
    "toltec_raid": 4,
    "decadence": 4,
    "volcanic_eruptions": 3,
    "tidal_wave": 3,
}
CARDS = {**POSITIVE, **NEUTRAL, **NEGATIVE}
