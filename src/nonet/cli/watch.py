"""The search as it can be watched: one line per event, indented by the guesses it stands on."""

from collections.abc import Iterable, Iterator

from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of
from nonet.engine import Act, Event

WORDS = {
    Act.GUESS: "try",
    Act.PLACE: "place",
    Act.REMOVE: "take back",
    Act.DEAD_END: "dead end",
    Act.SOLUTION: "solution",
}


def narrate(layout: Layout, events: Iterable[Event]) -> Iterator[str]:
    """A line for each event. What is taken back stands as deep as when it was placed."""
    depths: list[int] = []
    for event in events:
        depth = depths[-1] if depths else 0
        if event.act is Act.REMOVE:
            depth = depths.pop()
        elif event.act in (Act.GUESS, Act.PLACE):
            depth += event.act is Act.GUESS
            depths.append(depth)
        yield "  " * depth + _sentence(layout, event)


def _sentence(layout: Layout, event: Event) -> str:
    words = WORDS[event.act]
    if event.act in (Act.DEAD_END, Act.SOLUTION):
        return words
    return f"{words} {layout.cell_name(event.cell)}={symbol_of(event.digit)}"
