"""The lessons as Markdown pages, one for each lesson and language, and a list of them."""

from collections.abc import Iterator
from dataclasses import replace

from nonet import draw
from nonet.lessons.boards import picture as illustration
from nonet.lessons.course import READINGS, Chapter, chapter_title, course, reading, reading_title
from nonet.lessons.example import shown_for
from nonet.lessons.site import LANGUAGE_NAMES, PICTURES
from nonet.lessons.skills import Skill, skills
from nonet.lessons.topics import label, what, when
from nonet.words import LANGUAGES, Language, explain, level_name

_CELL = 13.0


def files() -> Iterator[tuple[str, str]]:
    """Path and text of every page and picture, below one folder."""
    yield "README.md", f"# Nonet\n\n{_choice()}\n"
    for language in LANGUAGES:
        yield f"{language}/README.md", index(language)
        for skill in skills().values():
            yield f"{language}/{skill.name}.md", page(language, skill)
            yield f"{language}/{PICTURES}/{skill.name}.svg", picture(language, skill)
        for name in READINGS:
            yield f"{language}/{name}.md", read(language, name)
            for path, scene in illustrations(language, name):
                yield f"{language}/{path}", draw.svg.write(scene)


def _choice() -> str:
    """The lists of all languages."""
    return "\n".join(
        f"- {name}: [{label(language, 'title')}]({language}/README.md)"
        for language, name in LANGUAGE_NAMES.items()
    )


def picture(language: Language, skill: Skill) -> str:
    """The step of an example, drawn in its position."""
    return draw.svg.write(scene_of(language, skill))


def scene_of(language: Language, skill: Skill) -> draw.Scene:
    """The same as a scene, whose title and description say what is shown."""
    position, step, *_ = shown_for(skill.name)
    cell = _CELL * 9 / max(9, position.layout.column_count)
    return replace(
        draw.step(position, step, cell=cell),
        title=skill.title(language),
        description=explain(language, position.layout, step),
        language=language,
    )


def illustrations(language: Language, name: str) -> Iterator[tuple[str, draw.Scene]]:
    """Path and picture of each section of a page to read that has one."""
    for part in reading(language, name):
        if part.picture:
            yield _path(part.picture), illustration(language, part.picture, part.title)


def _path(name: str) -> str:
    return f"{PICTURES}/page-{name}.svg"


def index(language: Language) -> str:
    """The list of all lessons, chapter by chapter."""
    chapters = "\n\n".join(_chapter(language, chapter) for chapter in course())
    return f"""# {label(language, "title")}

{_languages(language, "README.md")}

{label(language, "intro")}

## {label(language, "legend_title")}

{label(language, "legend")}

{chapters}
"""


def _chapter(language: Language, chapter: Chapter) -> str:
    read = [f"- [{reading_title(language, name)}]({name}.md)" for name in chapter.readings]
    rows = [_row(language, skills()[name]) for name in chapter.skills]
    head = " | ".join(label(language, name) for name in ("technique", "level", "rating"))
    table = "\n".join([f"| {head} |", "|---|---|--:|", *rows]) if rows else ""
    parts = [f"## {chapter_title(language, chapter.name)}", "\n".join(read), table]
    return "\n\n".join(filter(None, parts))


def _row(language: Language, skill: Skill) -> str:
    link = f"[{skill.title(language)}]({skill.name}.md)"
    level = level_name(language, skill.technique.level)
    return f"| {link}<br>{skill.idea(language)} | {level} | {skill.technique.rating / 10} |"


def page(language: Language, skill: Skill) -> str:
    """The page of one skill."""
    name = skill.name
    parts = [
        f"# {skill.title(language)}",
        _languages(language, f"{name}.md"),
        f"*{skill.idea(language)}*",
        _standing(language, skill),
        f"## {label(language, 'what')}",
        what(language, name) + _proviso(language, skill),
        f"## {label(language, 'when')}",
        when(language, name),
        f"## {label(language, 'example')}",
        *_example(language, skill),
        _neighbours(language, skill),
    ]
    return "\n\n".join(parts) + "\n"


def read(language: Language, name: str) -> str:
    """A page of the course that is read."""
    parts = [f"# {reading_title(language, name)}", _languages(language, f"{name}.md")]
    for part in reading(language, name):
        parts += [f"## {part.title}", part.text]
        if part.picture:
            parts.append(f"![{part.title}]({_path(part.picture)})")
    return "\n\n".join([*parts, f"[{label(language, 'all_techniques')}](README.md)"]) + "\n"


def _languages(language: Language, path: str) -> str:
    """Links to the same page in the other languages."""
    return " · ".join(
        name if other == language else f"[{name}](../{other}/{path})"
        for other, name in LANGUAGE_NAMES.items()
    )


def _standing(language: Language, skill: Skill) -> str:
    level = f"{label(language, 'level')}: {level_name(language, skill.technique.level)}"
    rating = f"{label(language, 'rating')}: {skill.technique.rating / 10}"
    return f"{level} · {rating} · [{label(language, 'all_techniques')}](README.md)"


def _proviso(language: Language, skill: Skill) -> str:
    return f" {label(language, 'uniqueness')}" if skill.technique.unique else ""


def _example(language: Language, skill: Skill) -> Iterator[str]:
    position, step, is_easiest, puzzle = shown_for(skill.name)
    yield f"![{skill.title(language)}]({PICTURES}/{skill.name}.svg)"
    yield _in_lines(explain(language, position.layout, step))
    if not is_easiest:
        yield label(language, "easier")
    yield f"{label(language, 'puzzle')}: `{puzzle}`"


def _in_lines(told: str) -> str:
    """An explanation whose lines stay lines in Markdown."""
    return told.replace("\n", "  \n")


def _neighbours(language: Language, skill: Skill) -> str:
    """Links to the lessons before and after it."""
    order = list(skills().values())
    place = order.index(skill)
    links = [
        f"← [{one.title(language)}]({one.name}.md)" for one in order[max(0, place - 1) : place]
    ]
    links += [f"[{one.title(language)}]({one.name}.md) →" for one in order[place + 1 : place + 2]]
    return " · ".join(links)
