"""The scale: what a rating tries, in this order, and how many points each step counts."""

from nonet.logic.ladder import with_rules

LAST = 90
"""Ratings of boards go no further up the ladder; whatever takes more is beyond."""

BEYOND = 100
"""The tenths of whatever it takes to go on where the scale ends."""

GUESS = "guess"
"""The technique that is left where no other leads on."""

SCALE = {
    technique.name: technique.rating
    for technique in with_rules()
    if technique.rating <= LAST and not technique.joined
}
"""The techniques that a rating tries, in this order, and their tenths."""

_EXPLAINERS = {
    "x_cycle": 65,
    "y_cycle": 65,
    "forcing_x_chain": 66,
    "xy_cycle": 70,
    "forcing_xy_chain": 70,
    "nishio_forcing_chain": 75,
    "multiple_forcing_chain": 80,
    "dynamic_forcing_chain": 85,
    "dynamic_forcing_chain_plus": 90,
    "nested_forcing_chain": 95,
    "nested_multiple_forcing_chain": 100,
    "nested_dynamic_forcing_chain": 105,
    "nested_dynamic_forcing_chain_plus": 110,
}
"""What only the ratings of classic puzzles have; chains as short as can be."""

_HARDEST = 120
_BASE, _GROWTH = 4, 1.1


def points(tenths: int) -> int:
    """What a step of this rating counts: about twice as much for every seven tenths.

    >>> [points(tenths) for tenths in (10, 12, 15, 26, 42, 66, 88)]
    [4, 5, 6, 18, 84, 832, 6772]
    """
    return round(_BASE * _GROWTH ** (tenths - 10))


RATINGS = {one.name: one.rating for one in with_rules()} | _EXPLAINERS | {GUESS: _HARDEST}
"""The tenths of every technique, whether the ladder has it or only a rating."""

SCORES = {name: points(tenths) for name, tenths in RATINGS.items()}
"""What each use of a technique adds to a score."""


def tenths_of(technique: str) -> int:
    """How hard a technique is, in tenths; what nobody knows is beyond the scale.

    >>> tenths_of("x_wing"), tenths_of("kraken_fish_1")
    (32, 96)
    """
    return RATINGS.get(technique, BEYOND)
