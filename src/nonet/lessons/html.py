"""The lessons as pages of the program: one for each technique, and a list of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from nonet import draw
from nonet.catalogue.entries import text
from nonet.core.sheet import Sheet
from nonet.draw import VARIABLES
from nonet.formats.links import link
from nonet.lessons.example import examples
from nonet.lessons.page import LANGUAGE_NAMES, scene_of
from nonet.lessons.rules import HOUSES, picture
from nonet.lessons.topics import label, what, when
from nonet.logic import LADDER, TECHNIQUES, Technique
from nonet.words import LANGUAGES, Language, explain, level_name, technique_idea, technique_name

LIST = "techniques"
"""The page that lists all techniques."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: in which language, and in which colours (`light`, `dark`, `system`)."""

    language: Language
    scheme: str = "system"

    def address(self, name: str, language: Language | None = None) -> str:
        """The address of another page for the same reader."""
        path = f"/learn/text/{name}"
        return f"{path}?language={language or self.language}&amp;scheme={self.scheme}"


def lesson(reader: Reader, technique: str) -> str:
    """The page of a technique."""
    language, entry = reader.language, TECHNIQUES[technique]
    proviso = f" {label(language, 'uniqueness')}" if entry.unique else ""
    return _page(
        reader,
        technique,
        technique_name(language, technique),
        f'<p class="idea">{escape(technique_idea(language, technique))}</p>',
        f"<p>{label(language, 'level')}: {level_name(language, entry.level)}</p>",
        _section(label(language, "what"), what(language, technique) + proviso),
        _section(label(language, "when"), when(language, technique)),
        f"<h2>{label(language, 'example')}</h2>",
        *_example(language, technique),
        _neighbours(reader, entry),
    )


def rules(reader: Reader) -> str:
    """The first page: the rules, with pictures."""
    language = reader.language
    parts = (part for kind in HOUSES for part in _rule(language, kind))
    more, play = (escape(text(language, f"learn.{name}")) for name in ("more", "play"))
    return _page(
        reader,
        "",
        text(language, "learn.title"),
        f'<p class="idea">{escape(text(language, "learn.goal"))}</p>',
        *parts,
        _section(text(language, "learn.first"), text(language, "learn.firstText")),
        f'<p><a href="{reader.address(LIST)}">{more}</a></p>',
        f'<p><a href="/">{play}</a></p>',
    )


def _rule(language: Language, kind: str) -> Iterable[str]:
    title = text(language, f"learn.{kind}")
    yield _section(title, text(language, f"learn.{kind}Text"))
    yield f'<figure class="small">{draw.svg.write(picture(kind, title), VARIABLES)}</figure>'


def listing(reader: Reader) -> str:
    """The list of all techniques, in the order of the ladder."""
    language = reader.language
    rows = (
        f"<li>{_link(reader, one.name)} <small>{level_name(language, one.level)}</small><br>"
        f"{escape(technique_idea(language, one.name))}</li>"
        for one in LADDER
    )
    return _page(reader, LIST, label(language, "title"), f"<ol class='list'>{''.join(rows)}</ol>")


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
    first = f'<a href="{reader.address("")}">{escape(text(language, "learn.title"))}</a>'
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


def _example(language: Language, technique: str) -> Iterable[str]:
    example = examples()[technique]
    position, step = example.position, example.step
    yield f"<figure>{draw.svg.write(scene_of(language, example), VARIABLES)}</figure>"
    told = escape(explain(language, position.layout, step))
    yield f'<p class="told">{told}</p>'
    if not example.is_easiest:
        yield f"<p>{escape(label(language, 'easier'))}</p>"
    if step.links:
        yield _section(label(language, "legend_title"), label(language, "legend"))
    address = f"/{link.write(Sheet(position.puzzle))}"
    yield f'<p><a href="{escape(address)}">{escape(label(language, "play_it"))}</a></p>'


def _link(reader: Reader, technique: str) -> str:
    name = escape(technique_name(reader.language, technique))
    return f'<a href="{reader.address(technique)}">{name}</a>'


def _neighbours(reader: Reader, technique: Technique) -> str:
    """Links to the techniques before and after it."""
    place = LADDER.index(technique)
    links = [f"← {_link(reader, one.name)}" for one in LADDER[max(0, place - 1) : place]]
    links += [f"{_link(reader, one.name)} →" for one in LADDER[place + 1 : place + 2]]
    return f'<p class="neighbours"><span>{"</span><span>".join(links)}</span></p>'
