"""What `make test` says about test sets that are not there."""

from pathlib import Path

from public_sets import SETS, missing, report


def test_missing_sets_are_named(tmp_path: Path) -> None:
    (tmp_path / "classic").mkdir()
    assert missing(tmp_path) == [name for name in SETS if name != "classic"]
    line = "skipped: tests/conformance, for want of ../shared/data: rules, variants, "
    assert report(tmp_path).startswith(line)


def test_nothing_is_said_where_all_are_there(tmp_path: Path) -> None:
    for name in SETS:
        (tmp_path / name).touch()
    assert report(tmp_path) == ""
