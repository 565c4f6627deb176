"""The two ways a store fails; whoever asked has to know them apart."""


class Conflict(Exception):
    """Somebody else was first: the entry or seat is taken. Read again, nothing was written."""


class StoreDown(Exception):
    """Full disk, locked or lost database. Whether something was written must be read again."""


class OtherShape(StoreDown):
    """The database was made by another version of Ceiba; says which, and what to do."""


class StoreStarting(StoreDown):
    """Nobody answers at the database's address yet, or it says that it is still starting."""
