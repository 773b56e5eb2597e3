"""Regular expressions over digits, as automata.

Digits (and letters from A for 10), `.`, classes like `[1-3]` and `[^47]`, groups, `|`, and the
quantifiers `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}`. A pattern is a graph of numbered states first;
edges are masks of digits, or nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from nonet.core.symbols import SYMBOLS
from nonet.rules.machines import Machine, TooManyStatesError, determinised

MAX_NODES = 4096
MAX_TIMES = 256
MAX_DEPTH = 50
_QUANTIFIERS = {"*": (0, None), "+": (1, None), "?": (0, 1)}
_SIGNS = ("*", "+", "?", "{")

Span = tuple[int, int]
"""The state where a part of the pattern begins, and the one where it ends."""


class PatternError(ValueError):
    """A pattern that cannot be read; `place` counts its characters from 1."""

    def __init__(self, place: int) -> None:
        super().__init__(f"at {place}")
        self.place = place


@dataclass
class _Graph:
    size: int
    edges: list[list[tuple[int, int]]] = field(default_factory=list)
    """For each state masks of digits (0: none is read) with the states that they lead to."""

    def add(self) -> int:
        if len(self.edges) >= MAX_NODES:
            raise TooManyStatesError
        self.edges.append([])
        return len(self.edges) - 1

    def reached(self, states: frozenset[int]) -> frozenset[int]:
        """These states and all that follow without reading anything."""
        found, waiting = set(states), list(states)
        while waiting:
            for mask, to in self.edges[waiting.pop()]:
                if not mask and to not in found:
                    found.add(to)
                    waiting.append(to)
        return frozenset(found)


def machine_of_pattern(pattern: str, size: int) -> Machine:
    """The automaton that accepts what the whole pattern matches."""
    graph = _Graph(size)
    parser = _Parser(pattern, graph)
    start, end = parser.alternatives(0)
    if parser.at < len(pattern):
        raise PatternError(parser.at + 1)

    def step(state: int, digit: int) -> Iterator[int]:
        for mask, to in graph.edges[state]:
            if mask >> (digit - 1) & 1:
                yield to

    starts = graph.reached(frozenset({start}))
    return determinised(size, starts, step, lambda state: state == end, graph.reached)


class _Parser:
    def __init__(self, pattern: str, graph: _Graph) -> None:
        self.pattern = pattern
        self.graph = graph
        self.at = 0

    def alternatives(self, depth: int) -> Span:
        if depth > MAX_DEPTH:
            raise PatternError(self.at + 1)
        start, end = self.graph.add(), self.graph.add()
        while True:
            first, last = self.sequence(depth)
            self.graph.edges[start].append((0, first))
            self.graph.edges[last].append((0, end))
            if not self.take("|"):
                return start, end

    def sequence(self, depth: int) -> Span:
        start = end = self.graph.add()
        while self.peek() not in ("", "|", ")"):
            first, last = self.repeated(depth)
            self.graph.edges[end].append((0, first))
            end = last
        return start, end

    def repeated(self, depth: int) -> Span:
        begin = self.at
        span = self.single(depth)
        if self.peek() not in _SIGNS:
            return span
        least, most = self.times()
        if self.peek() in _SIGNS:
            raise PatternError(self.at + 1)
        return self.chain(span, begin, self.at, least, most, depth)

    def chain(
        self, span: Span, begin: int, after: int, least: int, most: int | None, depth: int
    ) -> Span:
        """The part several times; every further time it is read again from the pattern."""
        start = self.graph.add()
        end = self.graph.add()
        place = start
        for number in range(max(least, 1) if most is None else most):
            first, last = span if number == 0 else self.again(begin, after, depth)
            self.graph.edges[place].append((0, first))
            if number >= least:
                self.graph.edges[place].append((0, end))
            place = last
            if most is None and number == max(least, 1) - 1:
                self.graph.edges[last].append((0, first))
        self.graph.edges[place].append((0, end))
        if least == 0:
            self.graph.edges[start].append((0, end))
        return start, end

    def again(self, begin: int, after: int, depth: int) -> Span:
        self.at = begin
        span = self.single(depth)
        self.at = after
        return span

    def times(self) -> tuple[int, int | None]:
        sign = self.pattern[self.at]
        self.at += 1
        if sign in _QUANTIFIERS:
            return _QUANTIFIERS[sign]
        end = self.pattern.find("}", self.at)
        least, comma, most = self.pattern[self.at : max(end, self.at)].partition(",")
        if end < 0 or not least.isdecimal() or (most and not most.isdecimal()):
            raise PatternError(self.at)
        self.at = end + 1
        upper = int(most) if most else (None if comma else int(least))
        if int(least) > MAX_TIMES or (upper or 0) > MAX_TIMES:
            raise TooManyStatesError
        if upper is not None and not int(least) <= upper:
            raise PatternError(self.at)
        return int(least), upper

    def single(self, depth: int) -> Span:
        if self.take("("):
            span = self.alternatives(depth + 1)
            if not self.take(")"):
                raise PatternError(self.at + 1)
            return span
        start, end = self.graph.add(), self.graph.add()
        mask = self.digits()
        if mask:
            self.graph.edges[start].append((mask, end))
        return start, end

    def digits(self) -> int:
        full = (1 << self.graph.size) - 1
        if self.take("."):
            return full
        if not self.take("["):
            return 1 << (self.digit() - 1)
        negated = self.take("^")
        mask = 0
        while not self.take("]"):
            first = last = self.digit()
            if self.take("-"):
                last = self.digit()
            for digit in range(first, last + 1):
                mask |= 1 << (digit - 1)
        return full & ~mask if negated else mask

    def digit(self) -> int:
        found = SYMBOLS[: self.graph.size].find(self.peek().upper()) + 1 if self.peek() else 0
        if not found:
            raise PatternError(self.at + 1)
        self.at += 1
        return found

    def peek(self) -> str:
        return self.pattern[self.at : self.at + 1]

    def take(self, sign: str) -> bool:
        if self.peek() != sign:
            return False
        self.at += 1
        return True
