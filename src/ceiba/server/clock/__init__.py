"""Time at a table: how fast it plays (`paces`), whose time runs (`running`), what happens at a room
when it moves, stops or is up (`winding`, `pausing`, `striking`).

A clock knows of a game only who is asked. Its facts are in the store, in absolute time.
"""
