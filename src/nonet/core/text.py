"""Text from outside: what can be written again."""

from nonet.errors import NonetError


def check_text(text: str) -> None:
    """Refuses halves of characters (lone surrogates), which JSON can name and nothing can write."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        place = text[max(0, error.start - 10) : error.end]
        raise NonetError("error.not_unicode", text=place) from None
