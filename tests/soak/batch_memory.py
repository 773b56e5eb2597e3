"""Ten million lines within 500 MB: python tests/soak/batch_memory.py SECONDS."""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).parents[1]))

from tree_memory import peak_memory

from nonet.core.symbols import write_line
from nonet.make import classic

LINES = 10_000_000
A_SECOND = 100_000
"""So many lines can surely be solved in a second; with less time there are fewer lines."""

MOST = 500_000_000


def main(seconds: float) -> None:
    """Solves as many lines as the time allows, up to ten million, and looks at the memory."""
    block = "".join(write_line(one) + "\n" for one in classic.make_many(1, 10_000, 26) if one)
    blocks = int(min(LINES, max(seconds, 1) * A_SECOND)) // 10_000
    with TemporaryDirectory() as folder:
        file = Path(folder, "in.txt")
        with file.open("w") as out:
            for _ in range(blocks):
                out.write(block)
        started = time.monotonic()
        peak, _ = peak_memory("batch", "solve", str(file), "-o", str(Path(folder, "out.parquet")))
        spent = time.monotonic() - started
    print(f"{blocks * 10_000:,} lines in {spent:.0f} s, at most {peak / 1e6:.0f} MB")
    assert peak <= MOST


if __name__ == "__main__":
    main(float(sys.argv[1]))
