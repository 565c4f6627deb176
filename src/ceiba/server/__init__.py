"""The table in the browser: HTTP, live sockets, rooms, seats, bots that think beside them.

Read it in the order a move takes: `live` (a message comes in) → `playing` and `seating` (what it
asks for) → `room` (the game, the store, everybody is told) → `telling` (what each may know).
`app` puts the parts together, `run` starts them.

Nothing is imported here: a worker, which needs the games only, would load the whole server.
"""
