"""The one tree of errors. Nonet raises these for bad input and nothing else.

    NonetError (a ValueError)
    ├── LayoutError     a board that cannot be: a house too big, a cage with an impossible total
    ├── PuzzleError     givens that do not fit their board
    └── FormatError     text that no reader understands, with line and column where known

Having no solution, several, or being stopped are results, not errors.
"""


class NonetError(ValueError):
    """Something that Nonet was given is wrong; the message says what, and what would be right."""


class LayoutError(NonetError):
    """A board that cannot be."""


class PuzzleError(NonetError):
    """Givens that do not fit their board."""


class FormatError(NonetError):
    """Text that cannot be read, or a puzzle that a format cannot express.

    `line` and `column` count from 1 where they are known; `reason` is the message without them.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        place = f"line {line}" if line is not None else ""
        if column is not None:
            place += f", column {column}" if place else f"column {column}"
        super().__init__(f"{place}: {message}" if place else message)
        self.reason = message
        self.line = line
        self.column = column
