"""What happens in every game, whatever its rules."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat


class AnswerTakenBack(Event):
    """A seat took back its last answer, as it may."""

    seat: Seat


class AnswersTakenBack(Event):
    """A seat went back further, as the others agreed: so many answers are to be given anew."""

    seat: Seat
    answers: int
