"""HoDoKu's score: the same puzzle by another program's order and points, for those who know it."""

from nonet.logic.hodoku.points import POINTS
from nonet.logic.hodoku.score import hodoku_score

__all__ = ["POINTS", "hodoku_score"]
