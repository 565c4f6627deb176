"""Milpa, the smallest whole game, walked through in docs/add-a-game.md. Not on the start page."""
