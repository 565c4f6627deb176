"""What a host did not expect, in a sentence."""


class Trouble(Exception):
    """Why it cannot be done, and what to do about it."""
