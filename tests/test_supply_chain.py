"""What Nonet is built from is named by digest."""

import importlib.util
import json
import re
import sys
import time
from pathlib import Path
from types import ModuleType

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


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with a list of weaknesses to be had from nobody."""
    spec = importlib.util.spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PATIENCE", 1.0)
    return module


def test_an_audit_waits_for_nobody(audit: ModuleType) -> None:
    began = time.monotonic()
    child = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'while True: pass'])"
    assert audit.ask(sys.executable, "-c", child) == (audit.UNKNOWN, "no answer in 1 s")
    assert time.monotonic() - began < 20


@pytest.mark.parametrize(
    ("code", "said", "found", "told"),
    [
        (0, '{"vulnerabilities": {}}', 0, "no known weakness"),
        (1, '{"vulnerabilities": {"one": {"severity": "high"}}}', 1, "one: high"),
        (1, '{"message": "405 Method Not Allowed"}', 2, "not audited, .* 405 Method Not Allowed"),
        (1, "", 2, "not audited, .* gave no answer"),
        (2, "no answer in 120 s", 2, "not audited, .* no answer in 120 s"),
    ],
)
def test_an_audit_says_what_it_knows(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    code: int,
    said: str,
    found: int,
    told: str,
) -> None:
    monkeypatch.setattr(audit, "ask", lambda *_: (code, said))
    assert audit.audit_page() == found
    assert re.search(told, capsys.readouterr().out, re.DOTALL)
