"""Parts of the build for the Makefile: `python -m nonet_build page`, `... npm run check`."""

import subprocess
import sys

from nonet_build import node, page


def main(arguments: list[str]) -> int:
    """Builds the page, or runs npm in web/; returns the exit code."""
    match arguments:
        case ["page"]:
            page.prepare()
            return 0
        case ["npm", *rest]:
            return _npm(rest)
    raise SystemExit("expected: python -m nonet_build page, or: ... npm ARGUMENTS")


def _npm(arguments: list[str]) -> int:
    try:
        node.install()
        node.npm(*arguments)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
