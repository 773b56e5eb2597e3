"""The language of the texts: that of --language, or that of the system."""

import os
from typing import TextIO

import click

from nonet.cli.options import Command
from nonet.words import LANGUAGES, Language, choose_language


def language_option(command: Command) -> Command:
    """--language, handed over as `language`."""
    return click.option(
        "--language", type=click.Choice(LANGUAGES),
        callback=lambda _context, _option, wish: wish or system_language(),
        help="The language of the texts (default: that of the system).",
    )(command)  # fmt: skip


def system_language() -> Language:
    """What the environment says about the language of messages."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return choose_language(next(filter(None, map(os.environ.get, names)), ""))


def printable(text: str, stream: TextIO) -> str:
    """The text with a question mark for every letter that the stream cannot carry."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)
