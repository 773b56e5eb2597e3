"""The course on paper: one lesson as a sheet, chapters or all of it as a book."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nonet.core.puzzle import Puzzle
from nonet.draw.document import Details, Page
from nonet.draw.scene import Group
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.lessons.boards import picture
from nonet.lessons.course import (
    READINGS,
    Chapter,
    chapter_title,
    course,
    reading,
    reading_title,
)
from nonet.lessons.course import (
    Section as Told,
)
from nonet.lessons.example import shown_for
from nonet.lessons.exercise import SEEDS, Exercise
from nonet.lessons.skills import skills
from nonet.paper.area import Area
from nonet.paper.binding import Binding
from nonet.paper.book_recipe import BookRecipe
from nonet.paper.chapter import opening_leaf
from nonet.paper.flow import Part, Style, columns_of, paragraph
from nonet.paper.front import (
    BODY,
    HEADING,
    SMALL,
    SUBHEADING,
    contents,
    contents_pages,
    imprint_leaf,
)
from nonet.paper.leaf import BLANK, Leaf, Section, paginate, starts
from nonet.paper.lesson import exercise_parts, exercises_of, lesson_parts, solution_parts
from nonet.paper.setup import check_address
from nonet.paper.title_page import title_page
from nonet.words import LANGUAGES, Language, text

Watch = Callable[[int, int], None]
"""Is told the number of lessons that have been made, and how many there will be."""

Made = dict[str, tuple[Exercise, ...]]
"""The exercises of each lesson."""

MOST = 20
"""So many exercises of a lesson are printed at most."""

_LEAST_WIDTH, _LEAST_HEIGHT = 100.0, 140.0  # of a page within its margins
_WIDEST = 150.0  # of a column of text, in millimetres
_BOARD = 80.0  # the least width of a position to write in; of an answer it is less
_ANSWER = 50.0


@dataclass(frozen=True, slots=True)
class CourseSetup:
    """What of the course is printed, and how.

    `names` are those of lessons and chapters; without any it is the whole course. Exercise n of a
    lesson has the seed `seed` + n - 1, as on the page.
    """

    names: tuple[str, ...] = ()
    language: Language = "en"
    seed: int = 1
    count: int = 6
    """Exercises of each lesson."""
    paper: str = "A4"
    address: str = ""
    """Of a page of Nonet; a sheet tells where its exercises are there."""
    colour: bool = False

    def __post_init__(self) -> None:
        known = {*skills(), *READINGS, *(chapter.name for chapter in course())}
        for name in self.names:
            if name not in known:
                raise NonetError("error.no_course_part", got=name)
        if self.language not in LANGUAGES:
            raise NonetError("error.no_language", name=self.language, choices=LANGUAGES)
        if not 0 <= self.count <= MOST:
            raise NonetError("error.out_of_span", name="count", least=0, most=MOST, got=self.count)
        if not 0 <= self.seed < SEEDS - MOST:
            raise NonetError("error.at_least", name="seed", least=0, got=self.seed)
        check_address(self.address)
        area = self.binding.text
        if area.width < _LEAST_WIDTH or area.height < _LEAST_HEIGHT:
            raise NonetError(
                "error.no_room", margin=f"{self.binding.recipe.inner:g}", paper=self.paper
            )

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters with what is wanted of them; a chapter by its name is wanted as a whole."""
        if not self.names:
            return course()
        picked = (
            chapter
            if chapter.name in self.names
            else Chapter(
                chapter.name,
                tuple(name for name in chapter.readings if name in self.names),
                tuple(name for name in chapter.skills if name in self.names),
            )
            for chapter in course()
        )
        return tuple(chapter for chapter in picked if chapter.readings or chapter.skills)

    @property
    def is_sheet(self) -> bool:
        """Whether it is a single lesson, which needs no title page."""
        return sum(len(one.skills) + len(one.readings) for one in self.chapters) == 1

    @property
    def title(self) -> str:
        """What the document is called."""
        chapters = self.chapters
        if self.is_sheet:
            [chapter] = chapters
            if chapter.skills:
                return skills()[chapter.skills[0]].title(self.language)
            return reading_title(self.language, chapter.readings[0])
        if len(chapters) == 1:
            return chapter_title(self.language, chapters[0].name)
        return text(self.language, "course.title")

    @property
    def binding(self) -> Binding:
        """The margins of its pages."""
        subtitle = "" if self.is_sheet else text(self.language, "paper.course.subtitle")
        is_book = not self.is_sheet
        inner = 18.0 if is_book else 12.0
        return Binding(
            BookRecipe(
                self.title, (), subtitle, language=self.language, paper=self.paper, inner=inner,
                duplex=is_book, colour=self.colour,
            )
        )  # fmt: skip


def details(setup: CourseSetup) -> Details:
    """What is known about the document."""
    recipe, paper = setup.binding.recipe, setup.binding.paper
    keywords = ("sudoku", "nonet")
    turning = paper.turning if recipe.duplex else None
    return Details(recipe.title, "", recipe.subtitle, keywords, setup.language, turning)


def make_exercises(setup: CourseSetup, control: Control, watch: Watch | None = None) -> Made | None:
    """The exercises of all lessons; None when stopped before all of them were made."""
    lessons = [name for chapter in setup.chapters for name in chapter.skills]
    made: Made = {}
    for number, name in enumerate(lessons, 1):
        if control.seconds_left == 0:
            return None
        made[name] = exercises_of(name, setup.seed, setup.count)
        if watch:
            watch(number, len(lessons))
    return made


def course_pages(setup: CourseSetup, made: Made) -> Iterator[Page]:
    """All pages: lessons with their exercises, and at the end the solutions."""
    binding = setup.binding
    body = list(_body(setup, made, binding.text))
    front = [] if setup.is_sheet else _front(setup, body, binding)
    for numbered in paginate([*front, *body], duplex=binding.recipe.duplex):
        yield binding.page(numbered)


def _front(setup: CourseSetup, body: list[Section], binding: Binding) -> list[Section]:
    """The title page, where it comes from, and the contents."""
    area, recipe, duplex = binding.text, binding.recipe, binding.recipe.duplex
    puzzle: Puzzle = shown_for("x_wing").position.puzzle
    title = tuple(title_page(recipe, area, binding.corner(1), binding.paper, puzzle))
    first = Section((Leaf.of(title, bare=True), _imprint(setup, area)))
    pages = contents_pages([section.level for section in body if section.title], area)
    placeholder = Section((BLANK,) * pages, right=True)
    drafted = list(paginate([first, placeholder, *body], duplex=duplex))
    return [first, Section(tuple(contents(recipe, list(starts(drafted)), area)), right=True)]


def _imprint(setup: CourseSetup, area: Area) -> Leaf:
    lines = [
        text(setup.language, "paper.course.made", seed=setup.seed),
        text(setup.language, "paper.imprint.type"),
    ]
    return imprint_leaf(lines, area)


def _body(setup: CourseSetup, made: Made, area: Area) -> Iterator[Section]:
    language, level = setup.language, 0 if setup.is_sheet else 1
    for number, chapter in enumerate(setup.chapters, 1):
        head = chapter_title(language, chapter.name)
        if not setup.is_sheet:
            yield Section((_opening(setup, chapter, number, area),), head, head, right=True)
        for name in chapter.readings:
            leaves = tuple(_leaves(_reading(language, name, _text_width(area)), area))
            yield Section(leaves, reading_title(language, name), head, level=level)
        for name in chapter.skills:
            leaves = tuple(_lesson(setup, name, made[name], area))
            yield Section(leaves, skills()[name].title(language), head, level=level)
    if any(made.values()):
        title = text(language, "paper.solutions")
        parts = list(_solutions(setup, made, title, area))
        yield Section(tuple(_leaves(parts, area)), title, title, right=True)


def _opening(setup: CourseSetup, chapter: Chapter, number: int, area: Area) -> Leaf:
    """The page that a chapter begins with: its number, its title and its lessons."""
    language = setup.language
    lines = [reading_title(language, name) for name in chapter.readings]
    lines += [skills()[name].title(language) for name in chapter.skills]
    parts = list(paragraph(chapter_title(language, chapter.name), area.width, HEADING))
    for line in lines:
        parts += paragraph(line, area.width, Style(3.6, 1.6, ink="label"))
    return opening_leaf(number, parts, area)


def _leaves(parts: Iterator[Part] | list[Part], area: Area) -> Iterator[Leaf]:
    for items in columns_of(parts, [area]):
        yield Leaf.of(items)


def _text_width(area: Area) -> float:
    return min(area.width, _WIDEST)


def _reading(language: Language, name: str, width: float) -> Iterator[Part]:
    yield from paragraph(reading_title(language, name), width, HEADING)
    for part in reading(language, name):
        yield from paragraph(part.title, width, SUBHEADING)
        yield from paragraph(part.text, width, BODY)
        if part.picture:
            yield _picture(language, part)


def _picture(language: Language, part: Told) -> Part:
    scene = picture(language, part.picture, part.title)
    return Part.of((Group(scene.items),), scene.height, 4.0)


def _lesson(
    setup: CourseSetup, name: str, made: tuple[Exercise, ...], area: Area
) -> Iterator[Leaf]:
    yield from _leaves(lesson_parts(setup.language, name, _text_width(area)), area)
    if made:
        parts = [*exercise_parts(setup.language, made, area, _columns(area, _BOARD))]
        if setup.address:
            parts += _where(setup, name, area)
        yield from _leaves(parts, area)


def _where(setup: CourseSetup, name: str, area: Area) -> Iterator[Part]:
    """Where the same exercises are on the page."""
    query = f"technique={name}&seed={setup.seed}&count={setup.count}"
    link = f"{setup.address.rstrip('/')}/learn/practice?{query}"
    words = f"{text(setup.language, 'course.sheetLink')}: {link}"
    return paragraph(words, area.width, SMALL)


def _solutions(setup: CourseSetup, made: Made, title: str, area: Area) -> Iterator[Part]:
    yield from paragraph(title, area.width, HEADING)
    for own in made.values():
        if own:
            yield from solution_parts(setup.language, own, area.width, _columns(area, _ANSWER))


def _columns(area: Area, least: float) -> int:
    """How many boards fit side by side."""
    return max(1, int((area.width + 7.0) // (least + 7.0)))
