"""The three catalogues say the same things: every key, with the same values, in every language."""

import gettext
import re
import string
from importlib import resources

import pytest

from nonet.catalogue.entries import Forms, catalogue_of, form_of, read_catalogue
from nonet.words import LANGUAGES, Language, choose_language

KEYS = sorted(catalogue_of("en"))


def source_of(language: Language) -> str:
    return (resources.files("nonet.words") / f"{language}.po").read_text(encoding="utf-8")


def forms_of(message: Forms) -> tuple[str, ...]:
    return (message,) if isinstance(message, str) else message


def placeholders(message: Forms) -> set[str]:
    parsed = (part for form in forms_of(message) for part in string.Formatter().parse(form))
    return {name for _, name, _, _ in parsed if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: Language) -> None:
    assert sorted(catalogue_of(language)) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_languages_use_the_same_values(key: str) -> None:
    messages = [catalogue_of(language)[key] for language in LANGUAGES]
    used = [placeholders(message) - {"count"} for message in messages]
    assert used[0] == used[1] == used[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole(language: Language) -> None:
    for key, message in catalogue_of(language).items():
        for form in forms_of(message):
            assert form, key
            assert form == form.strip(), key
            assert "  " not in form, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_in_the_same_order(language: Language) -> None:
    assert list(catalogue_of(language)) == list(catalogue_of("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: Language) -> None:
    keys = re.findall(r'^msgid "(.+)"$', source_of(language), re.MULTILINE)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_follow_the_rule_that_the_file_names(language: Language) -> None:
    match = re.search(r"nplurals=(\d); plural=(.*);", source_of(language))
    assert match
    rule = gettext.c2py(match[2])
    for message in catalogue_of(language).values():
        assert len(forms_of(message)) in (1, int(match[1]))
    counts = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 101)
    assert [form_of(language, count) for count in counts] == [rule(count) for count in counts]


def test_entries_may_run_over_several_lines() -> None:
    source = (
        '# a comment\nmsgid "a.b"\nmsgstr ""\n"one \\"two\\" "\n"three"\n\nmsgid "c"\nmsgstr "d"\n'
    )
    assert dict(read_catalogue(source)) == {"a.b": 'one "two" three', "c": "d"}


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("cs", "cs"),
        ("CS-cz", "cs"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("fr_FR", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_a_wish(wish: str | None, language: str) -> None:
    assert choose_language(wish) == language
