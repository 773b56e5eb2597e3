"""The one tree of errors. Nonet raises these for bad input and nothing else.

    NonetError (a ValueError)
    ├── LayoutError     a board that cannot be: a house too big, a cage with an impossible total
    ├── PuzzleError     givens that do not fit their board
    └── FormatError     text that no reader understands, with line and column where known

An error is the key of a text with its values. `str(error)` is English, `error.text("de")` German.
Having no solution, several, or being stopped are results, not errors.
"""

from nonet.catalogue import Language, Message


class NonetError(ValueError):
    """Something that Nonet was given is wrong; the text says what, and what was expected.

    `message` is the key of the text with its values. A value may be an error itself.
    """

    message: Message

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        told = (v.message if isinstance(v, NonetError) else v for v in values.values())
        self.message = Message(key, **dict(zip(values, told, strict=True)))

    @property
    def reason(self) -> Message:
        """The message without its place."""
        return self.message

    def text(self, language: Language = "en") -> str:
        """The text of the error in a language."""
        return self.message.text(language)

    def at(self, line: int | None = None, column: int | None = None) -> "FormatError":
        """The same error, found at this place of a text."""
        return FormatError(self.reason.key, line, column, **self.reason.values)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"


class LayoutError(NonetError):
    """A board that cannot be."""


class PuzzleError(NonetError):
    """Givens that do not fit their board."""


class FormatError(NonetError):
    """Text that cannot be read, or a puzzle that a format cannot express.

    `line` and `column` count from 1 where they are known.
    """

    def __init__(
        self, key: str, /, line: int | None = None, column: int | None = None, **values: object
    ) -> None:
        super().__init__(key, **values)
        self.line = line
        self.column = column
        self._reason = self.message
        if line is not None and column is not None:
            self.message = Message("place.at", line=line, column=column, reason=self._reason)
        elif line is not None:
            self.message = Message("place.in_line", line=line, reason=self._reason)
        elif column is not None:
            self.message = Message("place.in_column", column=column, reason=self._reason)

    @property
    def reason(self) -> Message:
        """The message without line and column."""
        return self._reason
