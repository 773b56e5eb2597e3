"""Looks for known weaknesses in the locked Python packages and in those of the page.

Ends with 1 where there is one, with 2 where a list of weaknesses could not be had, in a few minutes
also where nobody answers.
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENVIRONMENT = ROOT / ".venv-audit"
"""What audits is not part of what is audited."""
FOLDER = "Scripts" if sys.platform == "win32" else "bin"
PATIENCE = float(os.environ.get("AUDIT_SECONDS", "120"))
"""Seconds for each of the lists."""

SOUND, WEAK, UNKNOWN = range(3)


def main() -> int:
    """Audits both; the worst that was found."""
    return max(audit_python(), audit_page())


def audit_python() -> int:
    """The packages of `requirements.lock`."""
    tool = ENVIRONMENT / FOLDER / "pip-audit"
    if not tool.exists():
        ask(sys.executable, "-m", "venv", str(ENVIRONMENT))
        ask(str(ENVIRONMENT / FOLDER / "python"), "-m", "pip", "install", "-qq", "pip-audit")
    if not tool.exists():
        return say("Python packages", UNKNOWN, "pip-audit could not be installed")
    code, said = ask(str(tool), "--disable-pip", "--require-hashes", "-r", "requirements.lock")
    is_weak = "known vulnerabilit" in said and "No known" not in said
    return say("Python packages", WEAK if is_weak else SOUND if code == 0 else UNKNOWN, said)


def audit_page() -> int:
    """The packages of `web/package-lock.json`."""
    code, said = ask(sys.executable, "-m", "nonet_build", "npm", "audit", "--json")
    try:
        answer = json.loads(said[said.index("{") :])
    except ValueError:
        return say("packages of the page", UNKNOWN, said)
    if "vulnerabilities" not in answer:
        return say("packages of the page", UNKNOWN, str(answer.get("message", "")))
    weak = "\n".join(f"{name}: {it['severity']}" for name, it in answer["vulnerabilities"].items())
    return say("packages of the page", WEAK if code else SOUND, weak)


def ask(*command: str) -> tuple[int, str]:
    """The exit code of a program and what it says; it and all that it starts end in time."""
    program = subprocess.Popen(  # noqa: S603  (written out above)
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "build_backend")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if "npm" not in command else subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = program.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        end(program)
        return UNKNOWN, f"no answer in {PATIENCE:g} s"
    return program.returncode, said


def end(program: subprocess.Popen[str]) -> None:
    """Ends a program, and where the system can, all that it has started."""
    if sys.platform == "win32":
        program.kill()
    else:
        os.killpg(program.pid, signal.SIGKILL)
    program.communicate()


def say(name: str, found: int, why: str) -> int:
    """Tells in a line what was found, and of weaknesses all."""
    if found == SOUND:
        print(f"{name}: no known weakness")
    elif found == WEAK:
        print(f"{name}: known weaknesses\n{why}")
    else:
        reason = (why.strip().splitlines() or ["the registry gave no answer"])[-1]
        print(f"{name}: not audited, as the list of weaknesses could not be had: {reason}")
    return found


if __name__ == "__main__":
    sys.exit(main())
