"""People without accounts: a name, an emblem, and a secret each of their browsers keeps.

`proof` says who asks, `entering` how somebody comes to another browser (a link that works once),
`passkeys` how they are kept for good, `seats` which seats are theirs; `routes` is the HTTP side.
A person opens no seat by being one: the server gives each browser secrets of its own for the
seats, so that everything at a table works as it does for a seat by bare link.
"""
