"""`nonet course`: lists, sheets and books."""

from pathlib import Path

from shell import nonet

from nonet.lessons.course import course


def test_the_list_has_every_name() -> None:
    outcome = nonet("course", "--language", "de")
    names = {line.split()[0] for line in outcome.out.splitlines()}
    for chapter in course():
        assert {chapter.name, *chapter.readings, *chapter.skills} <= names
    assert outcome.code == 0


def test_a_sheet_is_written(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    arguments = ("course", "full_house", "--count", "2", "--language", "cs", "-o", str(path))
    assert nonet(*arguments).code == 0
    first = path.read_bytes()
    assert first.startswith(b"%PDF-")
    nonet(*arguments)
    assert path.read_bytes() == first


def test_mistakes_are_told(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    outcome = nonet("course", "luck", "-o", str(path))
    assert outcome.code == 2
    assert "'luck'" in outcome.err
    assert not path.exists()
