"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ceiba.core import plain_facts
from ceiba.core.agenda import TaskForm
from ceiba.core.errors import BadPosition
from ceiba.core.game import Game, GameSpec, Options, OptionSpec, Outcome, SeatScore
from ceiba.core.position import doubt
from ceiba.core.ranking import ranked
from ceiba.core.reading import seat_named
from ceiba.core.rng import Rng
from ceiba.core.seats import LETTERS, letters
from ceiba.core.vocabulary import Verb, Vocabulary, each
from ceiba.games.milpa import wire
from ceiba.games.milpa.days import CLOSE, SOW, SOWING, WEATHER
from ceiba.games.milpa.state import CARDS, DECK, MilpaState
from ceiba.text import Texts


class Milpa(Game[MilpaState]):
    spec = GameSpec(
        slug="milpa",
        authors=("The Ceiba authors",),
        publisher="Ceiba",
        year=2026,
        min_players=2,
        max_players=4,
        minutes=10,
        age=8,
        secrets=True,
        options=(OptionSpec("wide_field", False, (False, True), "MI-1.3"),),
        rules_version=1,
    )
    vocabulary = Vocabulary([Verb(SOW, "sow", each()), Verb(CLOSE, "close", each())])
    tasks = {"sowing": TaskForm(lambda: SOWING), "weather": TaskForm(lambda: WEATHER)}
    says = (wire,)
    position_type = wire.MilpaPosition

    def setup(self, players: int, options: Options, rng: Rng) -> MilpaState:
        """MI-1.1, MI-1.2: kernels for everyone, a shuffled sky."""
        s = MilpaState(players, rng)
        s.wide_field = options["wide_field"] is True
        s.sky = [card for card, count in enumerate(DECK) for _ in range(count)]
        rng.shuffle(s.sky)
        s.plan([SOWING, WEATHER])
        return s

    def options_of(self, state: MilpaState) -> Options:
        return {"wide_field": state.wide_field}

    def outcome(self, state: MilpaState) -> Outcome:
        """MI-3.1: most kernels win, and equal ones share the win."""
        places = zip(ranked(state.kernels), state.kernels, strict=True)
        scores = [SeatScore(i, rank, n, {"kernels": n}) for i, (rank, n) in enumerate(places)]
        return Outcome(tuple(scores), "harvest_home")

    def open_view(self, state: MilpaState) -> wire.MilpaView:
        closed = [bool(state.closed >> i & 1) for i in range(state.players)]
        farmers = [wire.FarmerView(n, closed[i], None) for i, n in enumerate(state.kernels)]
        outcome = self.outcome(state) if state.over() else None
        return wire.MilpaView(None, len(state.sky), farmers, outcome)

    def seat_view(self, state: MilpaState, seat: int, seen: wire.MilpaView) -> wire.MilpaView:
        farmers = seen.farmers.copy()
        farmers[seat] = replace(farmers[seat], fist=state.fists[seat])
        return replace(seen, seat=seat, farmers=farmers)

    def draw(self, view: wire.MilpaView, texts: Texts, names: Sequence[str]) -> str:
        named = zip([*names, *LETTERS[len(names) :]], view.farmers)
        rows = [f"{name}  {farmer.kernels}" for name, farmer in named]
        return "\n".join([texts.say("picture-days", {"days": view.days}), *rows])

    def dump(self, state: MilpaState) -> wire.MilpaPosition:
        return wire.MilpaPosition(
            game=self.spec.slug,
            players=state.players,
            closed=letters(state.closed),
            sky=[CARDS[card] for card in reversed(state.sky)],  # type: ignore[misc]  # its words
        )

    def load(self, position: wire.MilpaPosition, options: Options, rng: Rng) -> MilpaState:
        s = self.setup(position.players, options, rng)
        plain_facts.read(position, s)
        for name in position.closed or []:
            s.closed |= 1 << seat_named(name, s.players, "closed")
        if position.sky is not None:
            s.sky = [CARDS.index(card) for card in reversed(position.sky)]
        if any(s.sky.count(card) > most for card, most in enumerate(DECK)):
            doubt(position, "MI-1.2", f"of {', '.join(CARDS)} there are {DECK} cards")
        s.agenda = [WEATHER, SOWING] if s.sky else []
        return s

    def check(self, state: MilpaState) -> None:
        """Whether what is owed fits what lies on the table."""
        over = not state.sky and not state.closed and not any(state.fists)
        if state.agenda != ([] if over else [WEATHER, SOWING]) or not (over or state.sky):
            raise BadPosition("agenda: MI-2.1: sowing, weather while there are cards, then nothing")


GAME: Final = Milpa()
