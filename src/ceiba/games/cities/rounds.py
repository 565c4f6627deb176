"""The course both games share: laying cards, the end test, the end of the game."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.ranking import first, ranked
from ceiba.core.state import State, Task
from ceiba.core.value import who, who_all
from ceiba.games.cities import events
from ceiba.games.cities.distribution import CarryOut, Distribute, OpenPlans, Spoil
from ceiba.games.cities.facts import CARDS_NEWS, MERIT
from ceiba.games.cities.production import Production
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import score
from ceiba.games.cities.things import FROM_WEALTH, SOURCES
from ceiba.games.cities.turns import TURN_OF


class StartRound(Task):
    """BA-6.1, BA-6.3, DL-2.1, DL-R13: N+1 cards face down; the king after the last one opens."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        cards: i64 = s.players + 1
        if s.laid + cards > len(s.deck):
            s.push(END_OF_GAME)  # never with a deck of the box (BA-R14, DL-R10)
            return
        if s.round > 0:
            s.first = (s.flipper + 1) % s.players
        s.news |= CARDS_NEWS
        s.laid += cards
        s.flipped = 0
        s.round += 1
        if sink is not None:
            sink.tell(EVERYONE, events.Round(s.box.clauses.round, s.round, cards, who(s.first)))
        s.plan(s.course.round(s))


class FirstTurn(Task):
    """The king who opens the round."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.push(TURN_OF[s.first])


class EndTest(Task):
    """BA-6.8, BA-R15, DL-2.4, DL-R47: enough matches flipped, or another round."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        if s.matches >= s.target:
            s.push(END_OF_GAME)
        else:
            s.push(START_ROUND)


class EndOfGame(Task):
    """BA-23, DL-8: points for king wealth, and who has won."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        if sink is not None:
            sink.tell(EVERYONE, events.Ended(s.box.clauses.ending, s.matches))
        for seat in range(s.players):
            points: i64 = s.wealth_bonus(s.wealth(seat))
            score(s, seat, FROM_WEALTH, points, s.box.clauses.wealth_bonus, sink)
        if sink is not None:
            tell_result(s, sink)


def tell_result(s: CitiesState, sink: Sink) -> None:
    """Points by source, and the winners: on a tie the most cities decide (BA-R73, DL-8.4)."""
    clauses = s.box.clauses
    for seat in range(s.players):
        by_source = {SOURCES[source]: s.from_source(seat, source) for source in s.box.sources}
        told = s.tally_event()(
            clauses.winning, who(seat), s.points(seat), s.cities(seat), **by_source
        )
        sink.tell(EVERYONE, told)
    merits: list[int] = [s.merit(seat) for seat in range(s.players)]
    winners: i64 = first(ranked(merits))
    ahead: i64 = first(ranked([merit // MERIT for merit in merits]))
    clause = clauses.winning
    if winners & (winners - 1):
        clause = clauses.shared
    elif ahead != winners:
        clause = clauses.by_cities
    sink.tell(EVERYONE, events.Winners(clause, who_all(winners)))


START_ROUND: Final = StartRound()
FIRST_TURN: Final = FirstTurn()
PRODUCTION: Final = Production()
OPEN_PLANS: Final = OpenPlans()
DISTRIBUTE: Final = Distribute()
CARRY_OUT: Final = CarryOut()
SPOIL: Final = Spoil()
END_TEST: Final = EndTest()
END_OF_GAME: Final = EndOfGame()
