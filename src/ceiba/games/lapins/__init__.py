"""Dix-Huit Lapins (Patrice Vernet; 2005), from which Balam was made.

Read it like the rulebook: `rounds` lists what follows what (chapters 2, 3, 7), `state` says what
actions cost, what markets control and what buildings hold (3, 7), `war` pays for an attack and
puts prisoners away (3D), `divination` (4), `cards` and `matches` (5). What the game shares with
Balam lies in `games/cities`: map, building, war, production, distribution.
"""
