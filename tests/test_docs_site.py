"""The docs build as a site, and no link in it is dead."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parents[1]
LINK = re.compile(r'(?:href|src)="([^"#?]+)')


def test_the_site_builds_without_a_dead_link(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "docs_site.py"), str(tmp_path)]
    built = subprocess.run(command, check=False, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 300
    assert [link for page in pages for link in dead_links(page)] == []


def dead_links(page: Path) -> list[tuple[str, str]]:
    links = {unquote(link) for link in LINK.findall(page.read_text("utf-8"))}
    local = [link for link in links if not re.match(r"[a-z]+:|//", link)]
    return [(page.name, link) for link in local if not (page.parent / link).exists()]
