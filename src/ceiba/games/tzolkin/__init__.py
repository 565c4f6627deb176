"""Tzolk'in (Daniele Tascini, Simone Luciani; Czech Games Edition 2012).

Read it like the rulebook: setup (chapters 2 to 4), rounds and turns (5 to 8), a file for each gear
(10 to 14), calendar (15, 16), temples (17, 18), building (19 to 21), technology (22), food (20,
23), scoring (21, 24).
"""
