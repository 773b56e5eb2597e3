"""Books read back: numbers, links, margins, puzzles and solutions are what the recipe asks for."""

from functools import cache

import pytest
import zxingcpp
from pdf_reading import POINT, Word, fonts_of, letters_of, reader_of, rendered, words_of
from printed import read_board
from pypdf import PdfReader

import nonet
from nonet.draw.plan import Plan
from nonet.draw.type import SCALE
from nonet.errors import NonetError
from nonet.paper import BookRecipe
from nonet.paper.area import Area
from nonet.words import LANGUAGES, text

ADDRESS = "https://play.example.org/"
RECIPE = f"""
title = "Tiny Nights"
subtitle = "A few puzzles"
author = "N. N."
seed = 100
address = "{ADDRESS}"
bleed = 3

[[chapters]]
count = 3
level = "easy"
per_page = 2

[[chapters]]
title = "Cages"
count = 1
board = "killer"
level = "medium"
lessons = ["innie"]
"""
WASTE = 10.0


@cache
def book(language: str = "en") -> bytes:
    made = nonet.book_pdf(f'language = "{language}"\n{RECIPE}')
    assert made
    return made


@cache
def reader(language: str = "en") -> PdfReader:
    return reader_of(book(language))


@cache
def words_of_pages() -> list[list[Word]]:
    return [words_of(page) for page in reader().pages]


def pages_with(words: str) -> list[int]:
    """The numbers of the pages on which the words stand alone."""
    pages = enumerate(words_of_pages(), 1)
    return [number for number, page in pages if words in [word.text for word in page]]


def test_the_same_recipe_gives_the_same_bytes() -> None:
    assert nonet.book_pdf(f'language = "en"\n{RECIPE}') == book()


def test_another_seed_gives_another_book() -> None:
    assert nonet.book_pdf(RECIPE.replace("seed = 100", "seed = 101")) != book()


def test_title_and_metadata() -> None:
    known = reader().metadata
    assert known
    assert (known.title, known.author, known.subject) == ("Tiny Nights", "N. N.", "A few puzzles")
    words = [word.text for word in words_of(reader().pages[0])]
    assert words[:3] == ["Tiny Nights", "A few puzzles", "N. N."]


def test_contents_and_outline_lead_to_the_right_pages() -> None:
    page = reader().pages[2]
    lines = [word.text for word in words_of(page)]
    assert lines[0] == "Contents"
    listed = dict(zip(lines[1::2], map(int, lines[2::2]), strict=True))
    assert list(listed) == ["How to play", "Easy", "Full House", "Hidden Single in a Box",
                            "Hidden Single", "Cages", "Innie", "Solutions"]  # fmt: skip
    for title, number in listed.items():
        assert number in pages_with(title), title
    targets = [link.get_object()["/Dest"][0] for link in page["/Annots"]]  # type: ignore[attr-defined]
    numbers = [reader().get_page_number(target.get_object()) for target in targets]
    assert numbers == [number - 1 for number in listed.values()]
    outline = _flat(reader().outline)
    found = {entry.title: reader().get_destination_page_number(entry) for entry in outline}
    assert {title: page + 1 for title, page in found.items() if page is not None} == listed


def _flat(outline: list) -> list:  # type: ignore[type-arg]
    return [
        entry for each in outline for entry in (_flat(each) if isinstance(each, list) else [each])
    ]


def test_chapters_begin_on_the_right() -> None:
    for number in ("1", "2"):
        page = next(
            at
            for at, page in enumerate(words_of_pages(), 1)
            if any(word.text == number and word.size > 20 for word in page)
        )
        assert page % 2 == 1


def test_page_numbers_stand_on_the_outer_side() -> None:
    numbered = 0
    for at, words in enumerate(words_of_pages(), 1):
        for word in words:
            if word.text == str(at) and word.size == pytest.approx(3.0 * SCALE, abs=0.01):
                assert (word.x > WASTE + 148 / 2) is (at % 2 == 1)
                assert word.y == pytest.approx(WASTE + 210 - 12, abs=0.1)
                numbered += 1
    assert numbered >= 8


def test_the_inner_margin_is_at_the_spine() -> None:
    """Pages 8 and 9 are lessons, whose text begins at the margin."""
    lefts = {number: min(w.x for w in letters_of(book(), number - 1)) for number in (8, 9)}
    assert lefts[8] == pytest.approx(WASTE + 12, abs=0.5)
    assert lefts[9] == pytest.approx(WASTE + 18, abs=0.5)


def test_bleed_and_crop_marks() -> None:
    page = reader().pages[6]
    assert float(page.trimbox.width) / POINT == pytest.approx(148, abs=0.01)
    assert float(page.bleedbox.width) / POINT == pytest.approx(154, abs=0.01)
    assert float(page.mediabox.width) / POINT == pytest.approx(148 + 2 * WASTE, abs=0.01)
    image = rendered(book(), 6).convert("L")
    assert image.getpixel((20, 100)) < 128  # type: ignore[operator]
    assert image.getpixel((80, 100)) == 255


def test_every_puzzle_has_its_code_and_its_seed() -> None:
    found = {}
    for at in range(len(reader().pages)):
        for code in zxingcpp.read_barcodes(rendered(book(), at, dots=200)):
            found[nonet.read(code.text)] = at
    cards = [nonet.generate("level=easy", 100 + n) for n in range(3)]
    cards.append(nonet.generate("board=killer level=medium", 103))
    assert list(found) == [card.puzzle for card in cards if card]
    assert pages_with("rating 1.5 · seed 102")


def test_printed_solutions_are_right() -> None:
    last = len(reader().pages) - 1
    words = words_of(reader().pages[last])
    letters = letters_of(book(), last)
    for number in range(1, 5):
        word = next(word for word in words if word.text == str(number) and 2.7 < word.size < 3.2)
        recipe = "level=easy" if number < 4 else "board=killer level=medium"
        card = nonet.generate(recipe, 99 + number)
        assert card
        plan = Plan(card.puzzle.layout, 3.3)
        corner = Area(word.x - plan.margin, word.y - 2.7 * 0.72 + 3.4, 0, 0)
        symbols = read_board(letters, card.puzzle.layout, corner, plan.side)
        assert nonet.is_solution(card.puzzle, symbols), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_languages(language: str) -> None:
    found = reader(language)
    assert all(fonts_of(found).values())
    whole = " ".join(" ".join(page.extract_text().split()) for page in found.pages)
    for key in ("aim", "killer", "level", "code", "solutions"):
        assert text(language, f"paper.rules.{key}") in whole, key  # type: ignore[arg-type]
    assert found.trailer["/Root"]["/Lang"] == language  # type: ignore[index]


def test_the_whole_way_and_one_side() -> None:
    told: list[tuple[str, int, int]] = []
    made = nonet.book_pdf(
        'title = "x"\nsolutions = "way"\nduplex = false\nrules = false\nbleed = 0\n'
        '[[chapters]]\nboard = "4x4"\ncount = 2\nlessons = []\n',
        watch=lambda *news: told.append(news),
    )
    assert made
    assert told[2:4] == [("explanations", 0, 2), ("explanations", 1, 2)]
    words = [[word.text for word in words_of(page)] for page in reader_of(made).pages]
    assert len(words) == 6  # title, imprint, contents, chapter, puzzles, way
    assert "The puzzle is solved." in words[-1]


def test_long_contents_list_everything() -> None:
    """Chapters of the same title, each with its own page; more of them than one page can list."""
    chapters = '[[chapters]]\ntitle = "Again"\nboard = "4x4"\ncount = 1\nlessons = []\n' * 30
    made = nonet.book_pdf(f'title = "{"Long " * 40}"\nrules = false\n{chapters}')
    assert made
    read = reader_of(made)
    words = [word.text for page in read.pages[2:4] for word in words_of(page)]
    numbers = [int(words[at + 1]) for at, word in enumerate(words) if word == "Again"]
    assert len(numbers) == 30
    assert numbers == sorted(set(numbers))
    links = [link for page in read.pages[2:4] for link in page.get("/Annots", [])]
    targets = [read.get_page_number(link.get_object()["/Dest"][0].get_object()) for link in links]
    assert targets[:30] == [number - 1 for number in numbers]


def test_a_stopped_book_is_none() -> None:
    control = nonet.Control()
    for phase in ("puzzles", "pages"):
        control = nonet.Control()

        def watch(what: str, done: int, total: int) -> None:
            assert 1 <= done <= total
            if what == phase:  # noqa: B023
                control.cancel()  # noqa: B023

        assert nonet.book_pdf(RECIPE, watch=watch, control=control) is None


@pytest.mark.parametrize(
    ("recipe", "sentence"),
    [
        ("title =", "broken TOML"),
        ("seed = 1", "the book has no title"),
        ('title = "a"', "the book has no chapters"),
        ('title = "a"\npages = 3', "book: unknown key 'pages'; expected title, subtitle"),
        ('title = "a"\nseed = "b"', "book, seed: expected a whole number, got 'b'"),
        ('title = "a"\nbleed = true', "book, bleed: expected a number, got True"),
        ('title = "a"\nchapters = [1]', "chapter 1: expected a table [[chapters]], got 1"),
        ('title = "a"\n[[chapters]]', "chapter 1, count: expected 1 to 20000, got None"),
        ('title = "a"\n[[chapters]]\ncount = 0', "chapter 1, count: expected 1 to 20000, got 0"),
        ('title = "a"\n[[chapters]]\ncount = 1\nlevel = "b"', "chapter 1: unknown level 'b'"),
        ('title = "a"\n[[chapters]]\ncount = 1\nlevels = "b"', "chapter 1: unknown key 'levels'"),
        ('title = "a"\n[[chapters]]\ncount = 1\nrecipe = "x=1"', "chapter 1: "),
        ('title = "a"\n[[chapters]]\ncount = 1\nrecipe = ""\nlevel = "easy"', "recipe and level"),
        ('title = "a"\n[[chapters]]\ncount = 1\nlessons = ["b"]', "there is no lesson 'b'"),
        ('title = "a"\n[[chapters]]\ncount = 1\nper_page = 17', "puzzles per page, got 17"),
        ('title = "a"\npaper = "B5"\n[[chapters]]\ncount = 1', "unknown paper 'B5'"),
        ('title = "a"\nseed = -1\n[[chapters]]\ncount = 1', "seed: expected 0 or more, got -1"),
        ('title = "a"\nbleed = 11\n[[chapters]]\ncount = 1', "expected 0 to 10 mm, got 11 mm"),
        ('title = "a"\nlanguage = "fr"\n[[chapters]]\ncount = 1', "unknown language 'fr'"),
        ('title = "a"\nsolutions = "back"\n[[chapters]]\ncount = 1', "solutions: expected "),
    ],
)  # fmt: skip
def test_bad_recipes(recipe: str, sentence: str) -> None:
    with pytest.raises(NonetError) as error:
        BookRecipe.read(recipe)
    assert sentence in str(error.value)


def test_boards_that_are_too_small_are_refused_before_any_is_made() -> None:
    recipe = 'title = "a"\n[[chapters]]\nboard = "25x25"\ncount = 10000\nper_page = 16'
    with pytest.raises(NonetError, match="too small to write in; expected at most 1 per"):
        nonet.book_pdf(recipe)
