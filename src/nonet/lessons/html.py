"""The lessons as pages of the program: one for each lesson, and a list of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from nonet import draw
from nonet.catalogue.entries import text
from nonet.core.sheet import Sheet
from nonet.draw import VARIABLES
from nonet.formats.links import link
from nonet.lessons.boards import picture
from nonet.lessons.course import (
    READINGS,
    Chapter,
    Section,
    chapter_title,
    course,
    reading,
    reading_title,
)
from nonet.lessons.example import shown_for
from nonet.lessons.page import scene_of
from nonet.lessons.site import LANGUAGE_NAMES
from nonet.lessons.skills import Skill, skills
from nonet.lessons.topics import label, what, when
from nonet.words import LANGUAGES, Language, explain, level_name

LIST = "techniques"
"""The page that lists all lessons."""

FIRST = READINGS[0]
"""The page of the rules, which is also the first one."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: in which language, and in which colours (`light`, `dark`, `system`)."""

    language: Language
    scheme: str = "system"

    def address(self, name: str, language: Language | None = None) -> str:
        """The address of another page for the same reader."""
        path = f"/learn/text/{name}"
        return f"{path}?language={language or self.language}&amp;scheme={self.scheme}"


def is_lesson(name: str) -> bool:
    """Whether there is a lesson of the name."""
    return name in skills() or name in READINGS


def lesson(reader: Reader, name: str) -> str:
    """The page of a lesson."""
    return _reading(reader, name) if name in READINGS else _skill(reader, skills()[name])


def _skill(reader: Reader, skill: Skill) -> str:
    language, technique = reader.language, skill.technique
    proviso = f" {label(language, 'uniqueness')}" if technique.unique else ""
    return _page(
        reader,
        skill.name,
        skill.title(language),
        f'<p class="idea">{escape(skill.idea(language))}</p>',
        f"<p>{label(language, 'level')}: {level_name(language, technique.level)}</p>",
        _section(label(language, "what"), what(language, skill.name) + proviso),
        _section(label(language, "when"), when(language, skill.name)),
        f"<h2>{label(language, 'example')}</h2>",
        *_example(language, skill),
        _neighbours(reader, skill),
    )


def _reading(reader: Reader, name: str) -> str:
    language = reader.language
    parts = (item for part in reading(language, name) for item in _read(language, part))
    more, play = (escape(text(language, f"learn.{name}")) for name in ("more", "play"))
    links = f'<p><a href="{reader.address(LIST)}">{more}</a></p>\n<p><a href="/">{play}</a></p>'
    address = "" if name == FIRST else name
    return _page(reader, address, reading_title(language, name), *parts, links)


def _read(language: Language, part: Section) -> Iterable[str]:
    yield _section(part.title, part.text)
    if part.picture:
        drawn = draw.svg.write(picture(language, part.picture, part.title), VARIABLES)
        yield f'<figure class="small">{drawn}</figure>'


def listing(reader: Reader) -> str:
    """The list of all lessons, chapter by chapter."""
    chapters = (_chapter(reader, chapter) for chapter in course())
    return _page(reader, LIST, label(reader.language, "title"), *chapters)


def _chapter(reader: Reader, chapter: Chapter) -> str:
    language = reader.language
    rows = [_link(reader, name, reading_title(language, name)) for name in chapter.readings]
    rows += [_entry(reader, skills()[name]) for name in chapter.skills]
    items = "".join(f"<li>{row}</li>" for row in rows)
    title = escape(chapter_title(language, chapter.name))
    return f"<h2>{title}</h2>\n<ol class='list'>{items}</ol>"


def _entry(reader: Reader, skill: Skill) -> str:
    language = reader.language
    return (
        f"{_link(reader, skill.name, skill.title(language))} "
        f"<small>{level_name(language, skill.technique.level)}</small><br>"
        f"{escape(skill.idea(language))}"
    )


def no_lesson(reader: Reader) -> str:
    """What is shown where there is no such technique."""
    language = reader.language
    return _page(reader, LIST, label(language, "no_lesson"))


def _page(reader: Reader, name: str, title: str, *parts: str) -> str:
    language = reader.language
    languages = " · ".join(
        LANGUAGE_NAMES[other]
        if other == language
        else f'<a href="{reader.address(name, other)}" hreflang="{other}" lang="{other}">'
        f"{LANGUAGE_NAMES[other]}</a>"
        for other in LANGUAGES
    )
    everything = f'<a href="{reader.address(LIST)}">{label(language, "all_techniques")}</a>'
    first = f'<a href="{reader.address("")}">{escape(reading_title(language, FIRST))}</a>'
    return f"""<!doctype html>
<html lang="{language}" data-scheme="{escape(reader.scheme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} · Nonet</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/learn/text/lesson.css">
</head>
<body>
<header><nav>
<span><a href="/">Nonet</a> · {first} · {everything}</span><span>{languages}</span>
</nav></header>
<main>
<h1>{escape(title)}</h1>
{chr(10).join(parts)}
</main>
</body>
</html>
"""


def _section(title: str, text: str) -> str:
    return f"<h2>{escape(title)}</h2>\n<p>{escape(text)}</p>"


def _example(language: Language, skill: Skill) -> Iterable[str]:
    position, step, is_easiest, _ = shown_for(skill.name)
    yield f"<figure>{draw.svg.write(scene_of(language, skill), VARIABLES)}</figure>"
    told = escape(explain(language, position.layout, step))
    yield f'<p class="told">{told}</p>'
    if not is_easiest:
        yield f"<p>{escape(label(language, 'easier'))}</p>"
    if step.links:
        yield _section(label(language, "legend_title"), label(language, "legend"))
    address = f"/{link.write(Sheet(position.puzzle))}"
    yield f'<p><a href="{escape(address)}">{escape(label(language, "play_it"))}</a></p>'


def _link(reader: Reader, name: str, title: str) -> str:
    return f'<a href="{reader.address(name)}">{escape(title)}</a>'


def _neighbours(reader: Reader, skill: Skill) -> str:
    """Links to the lessons before and after it."""
    order, language = list(skills().values()), reader.language
    place = order.index(skill)
    before, after = order[max(0, place - 1) : place], order[place + 1 : place + 2]
    links = [f"← {_link(reader, one.name, one.title(language))}" for one in before]
    links += [f"{_link(reader, one.name, one.title(language))} →" for one in after]
    return f'<p class="neighbours"><span>{"</span><span>".join(links)}</span></p>'
