"""The history of the database's shape, one file per step, run when a server starts."""
