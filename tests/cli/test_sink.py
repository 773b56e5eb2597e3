"""Output files appear complete or not at all."""

import stat
from pathlib import Path

import pytest

from nonet.cli.sink import open_sink


def write_half(path: Path, fault: type[BaseException]) -> None:
    with open_sink(str(path)) as out:
        out.write("half")
        raise fault


def test_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    with open_sink(str(path)) as out:
        out.write("one\n")
        assert not path.exists()
    assert path.read_text() == "one\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("fault", [ValueError, KeyboardInterrupt, SystemExit])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, fault: type[BaseException]
) -> None:
    path = tmp_path / "out.txt"
    path.write_text("old")
    with pytest.raises(fault):
        write_half(path, fault)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_rights_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    path.write_text("old")
    path.chmod(0o600)
    with open_sink(str(path)) as out:
        out.write("new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_is_written_through(tmp_path: Path) -> None:
    path, link = tmp_path / "out.txt", tmp_path / "link.txt"
    path.write_text("old")
    link.symlink_to(path)
    with open_sink(str(link)) as out:
        out.write("new")
    assert link.is_symlink()
    assert path.read_text() == "new"


def test_a_device_is_written_to() -> None:
    with open_sink("/dev/null") as out:
        out.write("gone")
    assert Path("/dev/null").is_char_device()


def test_no_path_is_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    for path in (None, "-"):
        with open_sink(path) as out:
            out.write("hello\n")
        assert capsys.readouterr().out == "hello\n"
