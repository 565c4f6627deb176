"""Pacal's Rocket (Günter Burkhardt; Piatnik 2015).

Read it like the rulebook: maps and board (chapters 1 and 2), rounds (2, 3 and 10), moving with
flight and rocket (4), stones (5), building with constellations (6 to 8 and 11), scoring (9); view
says who sees what, position how a table is written down.
"""
