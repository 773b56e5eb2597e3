"""Scores and minutes: what they sum up, and that levels rise in them."""

from collections import defaultdict
from statistics import median

import nonet
from nonet import Status
from nonet.core.shapes import CLASSIC
from nonet.logic.levels import LEVELS, Level
from nonet.logic.minutes import estimate
from nonet.logic.scale import RATINGS, SCORES, points
from nonet.make.classic import make_many


def test_a_score_is_the_sum_of_the_steps() -> None:
    rating = nonet.rate("..3..4...1....2.")
    assert rating.score == sum(points(RATINGS[name]) * n for name, n in rating.techniques.items())
    assert SCORES["x_wing"] == points(32) < SCORES["xy_wing"] < SCORES["skyscraper"]


def test_levels_rise_in_scores_and_minutes() -> None:
    grids = [grid for grid in make_many(1, 400, minimal=True, workers=1) if grid]
    grids += [grid for grid in make_many(1, 200, 30, workers=1) if grid]
    puzzles = [nonet.Puzzle(CLASSIC, grid) for grid in grids]
    scores: dict[Level, list[int]] = defaultdict(list)
    minutes: dict[Level, list[int]] = defaultdict(list)
    for rating in nonet.rate_many(puzzles, workers=1):
        assert rating.level
        assert rating.minutes
        scores[rating.level].append(rating.score)
        minutes[rating.level].append(rating.minutes.likely)
    known = [level for level in LEVELS if len(scores[level]) >= 15]
    assert len(known) >= 6
    middle = [median(scores[level]) for level in known]
    assert middle == sorted(set(middle)), dict(zip(known, middle, strict=True))
    times = [median(minutes[level]) for level in known]
    assert times == sorted(times), dict(zip(known, times, strict=True))


def test_the_range_holds_the_estimate() -> None:
    for count in (1, 10, 60):
        found = estimate({"hidden_single": count, "xy_chain": count // 10}, 3.0)
        assert 1 <= found.least <= found.likely <= found.most


def test_without_a_rating_there_is_none() -> None:
    rating = nonet.rate("." * 81)
    assert (rating.status, rating.minutes) == (Status.MULTIPLE, None)
