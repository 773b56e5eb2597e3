"""`nonet book`."""

from pathlib import Path

import pytest
from pdf_reading import reader_of
from shell import nonet

from nonet.paper import BookRecipe

RECIPE = 'title = "Tiny"\nrules = false\n[[chapters]]\nboard = "4x4"\ncount = 2\nlessons = []\n'


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    path = tmp_path / "recipe.toml"
    path.write_text(RECIPE)
    return path


def test_a_book(recipe: Path) -> None:
    path = recipe.with_name("book.pdf")
    assert nonet("book", str(recipe), "-o", str(path)).code == 0
    assert reader_of(path.read_bytes()).metadata.title == "Tiny"  # type: ignore[union-attr]


def test_another_seed_and_language(recipe: Path) -> None:
    path = recipe.with_name("kniha.pdf")
    options = ["--seed", "7", "--language", "cs"]
    assert nonet("book", *options, str(recipe), "-o", str(path)).code == 0
    text = " ".join(page.extract_text() for page in reader_of(path.read_bytes()).pages)
    assert "semínko 8" in text
    assert "Obsah" in text


def test_the_example_is_a_recipe() -> None:
    outcome = nonet("book", "--example")
    assert outcome.code == 0
    assert BookRecipe.read(outcome.out).count == 50


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["missing.toml"], "missing.toml: no such file or directory"),
        ([], "missing recipe; --example writes one"),
        (["--deadline", "0.0001", "RECIPE"], "stopped; nothing was written"),
    ],
)
def test_nothing_is_written(args: list[str], sentence: str, recipe: Path) -> None:
    path = recipe.with_name("book.pdf")
    given = [str(recipe) if arg == "RECIPE" else arg for arg in args]
    outcome = nonet("book", *given, "-o", str(path))
    assert outcome.code in (2, 3)
    assert sentence in outcome.err
    assert not path.exists()


def test_a_bad_recipe_is_named(recipe: Path) -> None:
    recipe.write_text(RECIPE.replace("count = 2", "count = 0"))
    outcome = nonet("book", str(recipe), "-o", "book.pdf")
    assert outcome.code == 2
    assert outcome.err == (f"nonet: {recipe}: chapter 1, count: expected 1 to 20000, got 0\n")


def test_a_recipe_that_is_no_text(recipe: Path) -> None:
    recipe.write_bytes(b"\xff\xfe\x00")
    assert "this is not text" in nonet("book", str(recipe), "-o", "book.pdf").err
