"""Tournaments between bots: who wins how often, and how sure that is."""

from ceiba.arena.statistics import Rate, wilson
from ceiba.arena.tournament import Pairing, Played, Report, play_all, play_game

__all__ = [
    "Pairing",
    "Played",
    "Rate",
    "Report",
    "play_all",
    "play_game",
    "wilson",
]
