"""The lessons as Markdown pages, one for each technique and language, and a list of them."""

from collections.abc import Iterator
from dataclasses import replace

from nonet import draw
from nonet.lessons.example import Example, examples
from nonet.lessons.topics import label, what, when
from nonet.logic import LADDER, Technique
from nonet.words import LANGUAGES, Language, explain, level_name, technique_idea, technique_name

PICTURES = "pictures"
_CELL = 13.0
LANGUAGE_NAMES: dict[Language, str] = {"cs": "Čeština", "de": "Deutsch", "en": "English"}


def files() -> Iterator[tuple[str, str]]:
    """Path and text of every page and picture, below one folder."""
    yield "README.md", f"# Nonet\n\n{_choice()}\n"
    for language in LANGUAGES:
        yield f"{language}/README.md", index(language)
        for technique in LADDER:
            yield f"{language}/{technique.name}.md", page(language, technique)
        for name, example in examples().items():
            yield f"{language}/{PICTURES}/{name}.svg", picture(language, example)


def _choice() -> str:
    """The lists of all languages."""
    return "\n".join(
        f"- {name}: [{label(language, 'title')}]({language}/README.md)"
        for language, name in LANGUAGE_NAMES.items()
    )


def picture(language: Language, example: Example) -> str:
    """The step of an example, drawn in its position."""
    return draw.svg.write(scene_of(language, example))


def scene_of(language: Language, example: Example) -> draw.Scene:
    """The same as a scene, whose title and description say what is shown."""
    step, position = example.step, example.position
    return replace(
        draw.step(position, step, cell=_CELL),
        title=technique_name(language, step.technique),
        description=explain(language, position.layout, step),
        language=language,
    )


def index(language: Language) -> str:
    """The list of all techniques in the order of the ladder."""
    rows = "\n".join(_row(language, technique) for technique in LADDER)
    head = " | ".join(label(language, name) for name in ("technique", "level", "rating"))
    return f"""# {label(language, "title")}

{_languages(language, "README.md")}

{label(language, "intro")}

## {label(language, "legend_title")}

{label(language, "legend")}

## {label(language, "all_techniques")}

| {head} |
|---|---|--:|
{rows}
"""


def _row(language: Language, technique: Technique) -> str:
    link = f"[{technique_name(language, technique.name)}]({technique.name}.md)"
    idea = technique_idea(language, technique.name)
    level = level_name(language, technique.level)
    return f"| {link}<br>{idea} | {level} | {technique.rating / 10} |"


def page(language: Language, technique: Technique) -> str:
    """The page of one technique."""
    name = technique.name
    parts = [
        f"# {technique_name(language, name)}",
        _languages(language, f"{name}.md"),
        f"*{technique_idea(language, name)}*",
        _standing(language, technique),
        f"## {label(language, 'what')}",
        what(language, name) + _proviso(language, technique),
        f"## {label(language, 'when')}",
        when(language, name),
        f"## {label(language, 'example')}",
        *_example(language, name),
        _neighbours(language, technique),
    ]
    return "\n\n".join(parts) + "\n"


def _languages(language: Language, path: str) -> str:
    """Links to the same page in the other languages."""
    return " · ".join(
        name if other == language else f"[{name}](../{other}/{path})"
        for other, name in LANGUAGE_NAMES.items()
    )


def _standing(language: Language, technique: Technique) -> str:
    level = f"{label(language, 'level')}: {level_name(language, technique.level)}"
    rating = f"{label(language, 'rating')}: {technique.rating / 10}"
    return f"{level} · {rating} · [{label(language, 'all_techniques')}](README.md)"


def _proviso(language: Language, technique: Technique) -> str:
    return f" {label(language, 'uniqueness')}" if technique.unique else ""


def _example(language: Language, name: str) -> Iterator[str]:
    example = examples()[name]
    step, position = example.step, example.position
    title = technique_name(language, name)
    yield f"![{title}]({PICTURES}/{name}.svg)"
    yield _in_lines(explain(language, position.layout, step))
    if not example.is_easiest:
        yield label(language, "easier")
    yield f"{label(language, 'puzzle')}: `{example.puzzle}`"


def _in_lines(told: str) -> str:
    """An explanation whose lines stay lines in Markdown."""
    return told.replace("\n", "  \n")


def _neighbours(language: Language, technique: Technique) -> str:
    """Links to the techniques before and after it."""
    place = LADDER.index(technique)
    links = []
    if place:
        before = LADDER[place - 1].name
        links.append(f"← [{technique_name(language, before)}]({before}.md)")
    if place + 1 < len(LADDER):
        after = LADDER[place + 1].name
        links.append(f"[{technique_name(language, after)}]({after}.md) →")
    return " · ".join(links)
