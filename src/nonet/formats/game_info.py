"""What a saved game has beyond its sheet: time, locks and moves, kept as text in `Puzzle.info`.

`time` is a number of seconds, `locks` the names of locked cells, `moves` one printable move a line.
"""

import re
from collections.abc import Mapping

from nonet.core.layout import Layout
from nonet.errors import FormatError
from nonet.formats.cells import cells_named

KEYS = ("time", "locks", "moves")

_SECONDS = re.compile(r"[0-9]{1,12}(\.[0-9]{1,6})?")


def check(layout: Layout, info: Mapping[str, str]) -> None:
    """Refuses a time, locks or moves that no game can have."""
    if "time" in info and not _SECONDS.fullmatch(info["time"]):
        raise FormatError("error.time", got=info["time"])
    if "locks" in info:
        cells_named(layout, info["locks"])
    for move in info.get("moves", "").splitlines():
        if not move.strip() or move.lstrip().startswith("["):
            raise FormatError("error.not_a_move", got=move)
