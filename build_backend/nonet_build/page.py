"""Builds the web page into the package when its sources have changed.

The built page carries the digest of the sources that it came from, so a source archive, which holds
both, needs no node.
"""

import hashlib
import subprocess
from pathlib import Path

from nonet_build import node

_PAGE = node.WEB.parent / "src" / "nonet" / "server" / "page"
_STAMP = _PAGE / "sources.sha256"
_SOURCES = (
    "fonts.js",
    "index.html",
    "learn.html",
    "package-lock.json",
    "studio.html",
    "svelte.config.js",
    "vite.config.js",
    "words.js",
    "worker.js",
)
_FOLDERS = ("src", "public")
_WORDS = "src/nonet/words"


def requirements() -> list[str]:
    """The package with node in it, if the page has to be built."""
    return [node.REQUIREMENT] if _is_stale() else []


def prepare() -> None:
    """Brings the built page up to date."""
    if not _is_stale():
        return
    try:
        node.install()
        node.npm("run", "build")
    except (subprocess.CalledProcessError, OSError, ImportError) as error:
        raise SystemExit(
            f"the web page could not be built ({error}); the reason stands above. It needs the "
            f"package {node.REQUIREMENT!r} and, the first time, access to an npm registry"
        ) from error
    _STAMP.write_text(_digest() + "\n")


def _is_stale() -> bool:
    """Whether there are sources of the page, and the built page did not come from them."""
    if not (node.WEB / "package.json").exists():
        return False
    return not _STAMP.exists() or _STAMP.read_text().strip() != _digest()


def _digest() -> str:
    digest = hashlib.sha256()
    for path in _sources():
        digest.update(path.relative_to(node.WEB.parent).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def _sources() -> list[Path]:
    """The files that the built page depends on."""
    files = [node.WEB / name for name in _SOURCES]
    for folder in _FOLDERS:
        files += sorted((node.WEB / folder).rglob("*"))
    files += sorted((node.WEB.parent / _WORDS).glob("*.po"))
    files.append(node.WEB.parent / "pyproject.toml")  # the page tells the version
    return [path for path in files if path.is_file() and not path.name.endswith(".test.ts")]
