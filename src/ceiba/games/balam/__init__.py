"""Balam (Patrice Vernet; Neuroludic 2006).

Read it like the rulebook: `rounds` lists what follows what (chapters 6, 11, 16 to 23), `divination`
(7), `state` says what a turn costs, what markets control and what buildings hold (9, 10, 17 to
21), `war` arms both sides (11), `cards` and `cenotes` (12 to 15), `matches` (14). What the game
shares with Dix-Huit Lapins lies in `games/cities`: map, building, war, production, distribution.
"""
