"""What is in the box, written out by hand from the specification: the tests compare with this."""

TOKENS = {"maize": 40, "cacao": 15, "shell": 15, "jade": 15, "obsidian": 15, "prisoner": 10}
PRODUCED = ("maize", "cacao", "shell", "jade", "obsidian")
STEPS = [0, 1, 3, 5, 7, 10, 15]
"""Glory of a temple by number of different tokens (DL-7.7)."""
DIE = [1, 2, 3, 0, 0, -1]
"""Successes of the faces 1 to 6; -1 is a failure (DL-R1)."""

TILES = {
    "village": 40,
    "garrison": 24,
    "palace_temple": 20,
    "market_reserve": 20,
    "ball_court_observatory": 20,
}
FACES = {
    "village": "village",
    "garrison": "garrison",
    "garrison_2": "garrison",
    "palace": "palace_temple",
    "temple": "palace_temple",
    "market": "market_reserve",
    "reserve": "market_reserve",
    "ball_court": "ball_court_observatory",
    "observatory": "ball_court_observatory",
}
"""The tile of each building (DL-1.3)."""
SLOTS = {name: 2 if name in ("palace", "temple") else 1 for name in FACES}
ANY = {"village": 1, "palace": 2, "temple": 2, "garrison": 1, "garrison_2": 1}
"""Tokens of any type a building costs …"""
GIVEN = {
    "garrison_2": "obsidian",
    "reserve": "maize",
    "market": "cacao",
    "observatory": "jade",
    "ball_court": "shell",
}
"""… and the one of a given type."""

SITES = {"maize": 18, "shell": 4, "cacao": 4, "obsidian": 4, "jade": 4, "forest": 6}
"""All 40 site tiles by product."""
DEFAULT = {"maize": 16, "shell": 3, "cacao": 2, "obsidian": 2, "jade": 2, "forest": 5}
"""Those of the default board (DL-1.5)."""

CARDS = {
    "favourable_maize": 11,
    "favourable_cacao": 1,
    "favourable_shell": 1,
    "favourable_jade": 1,
    "favourable_obsidian": 1,
    "exceptional_maize": 1,
    "exceptional_cacao": 1,
    "exceptional_shell": 1,
    "exceptional_jade": 1,
    "exceptional_obsidian": 1,
    "distant_expedition": 5,
    "cacao_feast": 2,
    "ball_match": 5,
    "drought": 12,
    "insurrection": 4,
    "earthquake": 4,
    "pochteca_competition": 4,
    "toltec_raid": 4,
    "decadence": 4,
}
CATASTROPHES = {
    "drought": ("maize",),
    "insurrection": ("maize",),
    "earthquake": ("jade", "prisoner"),
    "pochteca_competition": ("cacao", "prisoner"),
    "toltec_raid": ("obsidian", "prisoner"),
    "decadence": ("shell", "prisoner"),
}
"""What averts each."""
STRUCK = {
    "drought": "village",
    "insurrection": "palace",
    "earthquake": "temple",
    "pochteca_competition": "market",
    "toltec_raid": "garrison",
    "decadence": "observatory",
}
"""A building each can take."""
LISTED = {name: 3 for name in CATASTROPHES if name != "drought"}
"""Copies in the variant of the printed list (DL-R9)."""
PILES = {2: [10, 9, 9, 9, 9, 9], 3: [9, 9, 9, 9, 9, 8], 4: [9, 9, 9, 8, 8, 8]}
LISTED_PILES = {2: [9, 9, 8, 8, 8, 8], 3: [8, 8, 8, 8, 8, 8], 4: [8, 8, 8, 8, 7, 7]}
