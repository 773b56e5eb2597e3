"""What Nonet is built from is named by digest."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_locked_package_has_digests() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    packages = re.split(r"^(?=\S)", lock, flags=re.MULTILINE)[1:]
    assert len(packages) > 50
    for package in packages:
        assert re.match(r"\S+==\S+", package)
        assert "--hash=sha256:" in package, package


def test_every_package_of_the_page_has_a_digest() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_name_actions_by_digest_and_may_do_little(file: Path) -> None:
    text = file.read_text()
    actions = re.findall(r"uses: (\S+)(.*)", text)
    assert actions
    for action, remark in actions:
        assert re.fullmatch(r"[\w/.-]+@[0-9a-f]{40}", action)
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", remark), "the version that people know"
    assert "\npermissions:\n  contents: read\n" in text
    assert set(re.findall(r"[\w-]+: write", text)) <= {"id-token: write"}


def test_what_builds_a_release_is_compared_with_digests() -> None:
    text = (ROOT / ".github" / "workflows" / "wheels.yml").read_text()
    installs = re.findall(r"run: (.*(?:pip install|uv build).*)", text)
    assert len(installs) == 2
    assert all("--require-hashes" in line for line in installs)
