"""Das Gold der Maya (Sylvie Barc, Jean-Charles Rodriguez; Franckh-Kosmos 1997).

Read it like the rulebook: pieces, state, auction (chapters 3 and 4), laying (5), layout (5, 6),
scoring (6, 8, 10); view says who sees what, position how a table is written down.
"""
