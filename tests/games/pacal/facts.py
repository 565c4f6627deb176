"""What is in the box, written out by hand from the specification: the tests compare with this."""

from typing import Any

ROWS = {
    5: [
        "aaabbbcccdd",
        "aabbbcccddd",
        "aaeefffggdd",
        "eeeefffgggh",
        "iiejSSSkghh",
        "iijjSSSkkhh",
        "iijjSSSkkhh",
        "iijnnnokkhl",
        "mm~~nnookll",
        "mm~~nnoooll",
        "mmmmnooolll",
    ],
    4: [
        "aaabbbcccdd",
        "aabbbcccddd",
        "aaeefffggdd",
        "eeeefffgggh",
        "iiejSSSkghh",
        "iijjSSSkkhh",
        "iijjSSSkkhh",
        "iijnnnokkh#",
        "mm~~nnook##",
        "mm~~nnooo##",
        "mmmmnooo###",
    ],
    3: [
        "aaabbbcccdd",
        "aabbbcccddd",
        "aaeefffggdd",
        "eeeefffggg#",
        "iiejSSSkg##",
        "iijjSSSkk##",
        "iijjSSSkk##",
        "iijnnnokk##",
        "mm~~nnook##",
        "mm~~nnooo##",
        "mmmmnooo###",
    ],
    2: [
        "######cccdd",
        "#####cccddd",
        "##eefffggdd",
        "eeeefffggg#",
        "iiejSSSkg##",
        "iijjSSSkk##",
        "iijjSSSkk##",
        "iijnnnokk##",
        "mm~~nnook##",
        "mm~~nnooo##",
        "mmmmnooo###",
    ],
}
"""By number of players."""
PLAYABLE = {2: 88, 3: 101, 4: 109, 5: 117}
COVERS = {2: ["2", "2/3"], 3: ["2/3"], 4: ["4"], 5: []}

DISTRICTS = {
    "a": ("north_group", 3),
    "b": ("ball_court", 4),
    "c": ("otolum_springs", 4),
    "d": ("temple_of_the_count", 4),
    "e": ("aqueduct", 5),
    "f": ("palace", 5),
    "g": ("temple_of_inscriptions", 5),
    "h": ("temple_of_the_cross", 4),
    "i": ("bat_group", 4),
    "j": ("queens_bath", 5),
    "k": ("temple_of_the_sun", 6),
    "l": ("temple_of_the_foliated_cross", 3),
    "m": ("temple_of_the_jaguar", 3),
    "n": ("temple_of_the_red_queen", 6),
    "o": ("temple_of_the_skull", 5),
    "S": ("sacred_district", 7),
}
SACRED = ["E5", "F5", "G5", "E6", "F6", "G6", "E7", "F7", "G7"]
LAKE = ["C9", "D9", "C10", "D10"]
BANK = [
    *("G1", "H1", "G2", "H2", "D3", "E3", "F3", "G3", "H3", "C4", "D4", "E4", "F4", "G4"),
    *("C5", "D5", "C6", "D6", "C7", "D7", "C8", "D8"),
]
SHORE = ["B8", "C8", "D8", "E8", "B9", "E9", "B10", "E10", "B11", "C11", "D11", "E11"]
RIVER_SIDES = [
    ("G1", "H1"),
    ("G2", "H2"),
    ("G3", "H3"),
    ("D3", "D4"),
    ("E3", "E4"),
    ("F3", "F4"),
    ("G3", "G4"),
    ("C4", "D4"),
    ("C5", "D5"),
    ("C6", "D6"),
    ("C7", "D7"),
    ("C8", "D8"),
]

PRINTED: dict[str, Any] = {
    "rows_full": {"rows": ROWS[5]},
    "districts": {
        "list": [{"id": name, "char": c, "value": v} for c, (name, v) in DISTRICTS.items()]
    },
    "covers": {
        "list": [
            {"id": "cover_2", "mark": "2", "districts": ["north_group", "ball_court"]},
            {
                "id": "cover_2_3",
                "mark": "2/3",
                "districts": ["temple_of_the_cross", "temple_of_the_foliated_cross"],
            },
            {"id": "cover_4", "mark": "4", "districts": ["temple_of_the_foliated_cross"]},
        ]
    },
    "covers_by_player_count": {
        "players": {"2": ["cover_2", "cover_2_3"], "3": ["cover_2_3"], "4": ["cover_4"], "5": []}
    },
    "river": {"polyline_grid_corners_xy": [[7, 0], [7, 3], [3, 3], [3, 8]]},
    "river_bank": {"cells": BANK},
    "lake_shore": {"cells": SHORE},
}
"""The printed map as one would give it by hand."""

STRIP: dict[str, Any] = {
    "rows_full": {"rows": ["SSSSS"]},
    "districts": {"list": [{"id": "sacred_district", "char": "S", "value": 7}]},
    "covers": {"list": []},
    "covers_by_player_count": {"players": {"2": [], "3": [], "4": [], "5": []}},
    "river_bank": {"cells": []},
    "lake_shore": {"cells": []},
}
"""The smallest map there is: five cells in a row."""
