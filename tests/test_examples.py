"""The examples in the README and in docs/ do what they say."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from shell import nonet

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(?:\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SEQUENCES = {"batch.md"}
"""Pages whose examples build on each other; they have tests of their own."""
LINK = re.compile(r"\]\((?!https?:|techniques/)([^)#]+)")
"""Links within the repository; the pages about techniques are built, see test_docs_site.py."""


def names(pages: list[Path]) -> list[str]:
    return [str(page.relative_to(ROOT)) for page in pages]


def shell_examples() -> list[tuple[str, str, str]]:
    """Page, command and expected output of every `$ nonet ...`."""
    examples = []
    for page in PAGES:
        if page.name in SEQUENCES:
            continue
        for block in BLOCK.findall(page.read_text()):
            for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, expected = example.partition("\n")
                examples.append((page.name, command, expected))
    return examples


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_python_examples(page: Path) -> None:
    # the fences are blanked, so that they do not count as expected output
    text = re.sub(r"^```.*$", "", page.read_text(), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    complaints: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=complaints.append)
    assert not complaints, "".join(complaints)


@pytest.mark.parametrize(("page", "command", "expected"), shell_examples())
def test_shell_examples(
    page: str, command: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some examples write files
    program, *args = shlex.split(command)
    assert program == "nonet", page
    outcome = nonet(*args)
    code = f"[exit code {outcome.code}]\n" if outcome.code else ""
    assert outcome.out + outcome.err + code == expected


def test_there_are_examples() -> None:
    assert len(shell_examples()) > 10


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + PAGES[1:], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), target
