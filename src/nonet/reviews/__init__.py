"""Looking back at a game: its course turn by turn, beside what was there to be seen."""

from nonet.reviews.results import Result
from nonet.reviews.review import Review, Watch, review
from nonet.reviews.turn import Turn, Verdict

__all__ = ["Result", "Review", "Turn", "Verdict", "Watch", "review"]
