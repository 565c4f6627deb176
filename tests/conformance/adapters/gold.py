"""Das Gold der Maya for the conformance suite."""

from typing import Any, cast

from ceiba.core.decision import EventTold
from ceiba.core.state import State
from ceiba.games.gold.state import GoldState
from tests.conformance.adapter import Adapter, Scene, View
from tests.testkit.table import SEATS

UNITS = {"eighth": 3, "sixth": 4, "quarter": 6}
VALUE = {"gold": 4, "silver": 3, "bronze": 2, "jade": 1, "stone": 0}

Piece = dict[str, Any]


class Gold(Adapter):
    showing = frozenset({"opened", "back_seen", "drawn", "ended"})

    def conserved(self, state: State) -> object:
        """GM-1.7: the 30 pieces, whichever side is up; GM-R7: the pearls."""
        s = cast(GoldState, state)
        assert len(s.box) == len(s.boxed_by)
        assert all(count >= 0 for count in s.pearls)
        pieces = [*s.bag, *s.slots, *s.box]
        for row in s.rows:
            pieces += [face for face in row if face >= 0]
        if s.bought >= 0:
            pieces.append(s.bought)
            if s.base >= 0:
                old = [f for f in s.rows[s.base_index(s.winner, s.base)] if f >= 0]
                laid = [f for f in s.row if f >= 0]
                # what is laid and in hand is the base and the new piece
                assert sorted(f // 2 for f in [*old, s.bought]) == sorted(
                    f // 2 for f in [*laid, *s.hand]
                )
        return sorted(face // 2 for face in pieces), sum(s.pearls)

    def loosen(self, state: State) -> None:
        cast(GoldState, state).counted = False  # nobody kept count: pearls may be anywhere

    def explain(self, view: View, events: list[EventTold], answer: str | None) -> None:
        table = _Table(view, answer)
        table.hear(events)
        table.foresee()

    def untold(self, view: View) -> None:
        """GM-R28: at the end the backs are shown; no event lists all of them."""
        pieces = [
            *(p for player in view["players"] for base in player["bases"] for p in base["row"])
        ]
        pieces += [boxed["piece"] for boxed in view["box"]]
        for piece in pieces:
            if piece is not None:
                piece["back"] = None


class _Table(Scene):
    def __init__(self, view: View, answer: str | None) -> None:
        super().__init__(view)
        self.answer = answer
        self.me = view["seat"]
        self.thrown: list[Piece] = []

    def foresee(self) -> None:
        """How all stand, by what lies open and the pearls one knows."""
        self.view["sales"] = self.view["bag"] + len(self.view["slots"])
        stand = []
        for player in self.view["players"]:
            rows = [[piece for piece in base["row"] if piece] for base in player["bases"]]
            bases = sum(base["points"] for base in player["bases"])
            whole = [
                10 + 10 * (len({p["material"] for p in row}) == 1) + sum(p["value"] for p in row)
                for row in rows
                if row
            ]
            missing = sum(24 - base["units"] for base in player["bases"] if base["row"])
            total = None if player["pearls"] is None else bases + player["pearls"]
            stand.append({"bases": bases, "whole": sum(whole), "missing": missing, "total": total})
        counts = [one["total" if self.view["outcome"] else "bases"] for one in stand]
        for one, count in zip(stand, counts, strict=True):
            one["leads"] = count == max(counts)
        self.view["forecast"] = stand

    # -- setup and draws --

    def started(self, seat: str) -> None:
        self.view["drawer"] = SEATS.index(seat)

    def drawn(self, seat: str, piece: str, slot: int, bag: int) -> None:
        self.view["slots"].append(_piece(piece))
        assert len(self.view["slots"]) == slot
        self.view["bag"] = bag
        self.view["drawer"] = SEATS.index(seat)

    def last_drawn(self, seat: str) -> None:
        assert self.view["bag"] == 0
        assert self.view["drawer"] == SEATS.index(seat)

    # -- the auction --

    def auction(self, lot: int, piece: str) -> None:
        self._new_auction()
        self.view["lot"] = lot
        assert self.view["slots"][0] == _piece(piece)

    def _new_auction(self) -> None:
        self.view.update(opened=False, winner=None, payee=None)
        for player in self.view["players"]:
            player.update(committed=False, bid=None)

    def committed(self, seat: str) -> None:
        player = self.player(seat)
        player["committed"] = True
        if SEATS.index(seat) == self.me:
            assert self.answer is not None
            player["bid"] = int(self.answer.split()[1])

    def opened(self, bids: list[int]) -> None:
        self.view["opened"] = True
        for player, bid in zip(self.view["players"], bids, strict=True):
            player["bid"] = bid

    def knocked_out(self, seats: list[str], bid: int) -> None:
        assert all(self.player(seat)["bid"] == bid for seat in seats)

    def won(self, seat: str, piece: str, bid: int) -> None:
        self.view["winner"] = SEATS.index(seat)
        assert self.player(seat)["bid"] == bid
        assert self.view["slots"][0] == _piece(piece)

    def lost(self, piece: str, reason: str) -> None:
        self.view["box"].append({"piece": self.view["slots"].pop(0), "by": None})
        assert self.view["box"][-1]["piece"] == _piece(piece)
        assert reason in ("all_equal", "no_unique", "only_zero")

    def paid(self, seat: str, to: str, pearls: int) -> None:
        self.view["payee"] = SEATS.index(to)
        if self.player(seat)["pearls"] is not None:
            self.player(seat)["pearls"] -= pearls
        if self.player(to)["pearls"] is not None:
            self.player(to)["pearls"] += pearls
        self.view["bought"] = self.view["slots"].pop(0)  # GM-R10: now it is in the buyer's hands

    # -- the layout --

    def back_seen(self, piece: str, back: str) -> None:
        assert self.view["winner"] == self.me
        self.view["bought"] = _piece(piece, back)
        self.view["hand"] = {"base": None, "new": _piece(piece, back), "row": [], "left": []}
        if len(self.view["players"][self.me]["bases"]) == 1:
            self.base_chosen(1)

    def base_chosen(self, base: int) -> None:
        hand = self.view["hand"]
        hand["base"] = base - 1
        row = self.view["players"][self.me]["bases"][base - 1]["row"]
        hand["left"] = [piece for piece in row if piece is not None] + [hand["new"]]

    def laid(self, piece: str, back: str) -> None:
        hand = self.view["hand"]
        face = _piece(piece, back)
        turned = _piece(f"{back} {piece.split()[1]}", piece.split()[0])
        as_it_lay = [i for i, p in enumerate(hand["left"]) if p == face]
        turned_over = [i for i, p in enumerate(hand["left"]) if p == turned]
        hand["left"].pop(as_it_lay[-1] if as_it_lay else turned_over[0])
        assert self.answer is not None
        if self.answer.startswith("skip"):
            hand["row"].append(None)
        hand["row"].append(face)

    def laid_out(self, seat: str, base: int, row: list[str]) -> None:
        pieces = [None if name == "gap" else _piece(name) for name in row]
        if SEATS.index(seat) == self.me:
            self.thrown = self.view["hand"]["left"]
            mine = self.view["hand"]["row"]
            assert [p and {**p, "back": None} for p in mine] == pieces
            pieces = mine
        self.view["bought"] = self.view["hand"] = None
        laid = self.player(seat)["bases"][base - 1]
        units = sum(1 if piece is None else piece["units"] for piece in pieces)
        complete = units == 24 and None not in pieces
        values = [piece["value"] for piece in pieces if piece is not None]
        materials = {piece["material"] for piece in pieces if piece is not None}
        points = sum(values) if complete or self.view["incomplete_scores"] else 0
        points += 10 * complete + 10 * (complete and len(materials) == 1)
        laid.update(row=pieces, units=units, complete=complete, points=points)

    def thrown_away(self, seat: str, pieces: list[str]) -> None:
        owner = SEATS.index(seat)
        thrown = [_piece(name) for name in pieces]
        if owner == self.me:
            assert [{**piece, "back": None} for piece in self.thrown] == thrown
            thrown = self.thrown
        self.view["box"] += [{"piece": piece, "by": owner} for piece in thrown]

    def completed(self, seat: str, base: int, points: int) -> None:
        disc = self.player(seat)["bases"][base - 1]
        assert disc["complete"]
        assert disc["points"] == points

    # -- the end --

    def ended(self) -> None:
        self._new_auction()

    def scored(self, seat: str, total: int, **sources: int) -> None:
        self.player(seat)["pearls"] = sources["pearls"]
        self.score(seat, total, sources)

    def winners(self, seats: list[str], total: int) -> None:
        self.rank(seats, "all_sold")
        assert {score["total"] for score in self.scores if score["rank"] == 1} == {total}


def _piece(name: str, back: str | None = None) -> Piece:
    """A piece as a view shows it, from its name in an event."""
    material, size = name.split()
    units, value = UNITS[size], VALUE[material]
    return {"material": material, "size": size, "units": units, "value": value, "back": back}


ADAPTER = Gold()
