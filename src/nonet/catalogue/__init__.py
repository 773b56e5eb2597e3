"""All texts of Nonet by key, in Czech, English and German, read when the first one is asked for.

The catalogues themselves are beside the words that are made with them, in `nonet/words/*.po`.
"""

from nonet.catalogue.entries import Word, joined, text
from nonet.catalogue.language import LANGUAGES, Language, choose_language
from nonet.catalogue.message import Message

__all__ = ["LANGUAGES", "Language", "Message", "Word", "choose_language", "joined", "text"]
