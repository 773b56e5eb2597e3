"""The source tree keeps its own rules: nothing of one machine in it, names and sizes in bounds."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ["requirements.lock", "bench/requirements.lock"]
CODE = {".py", ".h", ".cpp", ".ts", ".svelte"}
LONGEST = 400
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "base"}

MACHINE_PATH = re.compile(r"(?<![\w.:/$)}])/(?:work|root|opt|tmp|home/\w+|Users/\w+)/\w")


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    """The files under version control."""
    if not (ROOT / ".git").exists():
        pytest.skip("a source archive has no list of tracked files")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def lines_with_machine_paths(text: str) -> list[str]:
    return [line for line in text.splitlines() if MACHINE_PATH.search(line)]


def test_no_file_names_a_path_of_one_machine(tracked: list[Path]) -> None:
    this = Path(__file__).resolve()
    found = {
        str(path.relative_to(ROOT)): lines
        for path in tracked
        if path.resolve() != this and (lines := lines_with_machine_paths(text_of(path)))
    }
    assert found == {}


def test_machine_paths_are_recognised() -> None:
    assert lines_with_machine_paths("cd /work/main\nsee '/home/ann/x'\nopen('/tmp/a')")
    assert not lines_with_machine_paths("https://host/work/x and src/work/x and $HOME/tmp/x")


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_pin_versions_and_nothing_else(name: str) -> None:
    text = re.sub(r" \\\n    --hash=sha256:[0-9a-f]{64}", "", (ROOT / name).read_text())
    lines = text.splitlines()
    strange = [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[\w.!+]+", line)]
    assert strange == []
    assert lines == sorted(lines, key=lambda line: line.lower().replace("_", "-").split("==")[0])


def test_the_lock_of_the_page_names_no_registry() -> None:
    for lock in (ROOT / "web").glob("package-lock.json"):
        assert '"resolved"' not in lock.read_text()


def test_the_version_stands_in_one_place(tracked: list[Path]) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    code = [path for path in tracked if path.suffix in CODE and "src" in path.parts]
    assert code
    assert [path for path in code if f'"{version}"' in text_of(path)] == []


def test_the_changelog_has_a_place_for_what_comes() -> None:
    assert re.search(r"^## Unreleased$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)


def test_files_stay_readable(tracked: list[Path]) -> None:
    code = [path for path in tracked if path.suffix in CODE]
    long = {path.name: n for path in code if (n := text_of(path).count("\n")) > LONGEST}
    assert long == {}


def test_names_say_something(tracked: list[Path]) -> None:
    assert [path for path in tracked if path.stem.lower() in VAGUE_NAMES] == []
