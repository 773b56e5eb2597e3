"""Attacks all readers with inputs chosen by coverage: `fuzz_by_coverage.py [seconds]`.

It needs Atheris, which is no part of the development set-up, since it is made for some systems
only: `.venv/bin/python -m pip install atheris`. Without it this campaign is left out; what
`fuzz_readers.py` does needs nothing. Each reader has a process of its own; inputs that reached new
code are kept in `build/corpus` for the next time.
"""

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "src"), *(str(TESTS / it) for it in ("", "formats", "fuzz"))]

from soak_tally import RESULTS, Tally, begin

CORPUS = TESTS.parent / "build" / "corpus"
LIMITS = ("-timeout=10", "-rss_limit_mb=700", "-max_len=20000", "-print_final_stats=1")
"""Seconds for an input, and MB of the process, which has some 200 before it begins."""
LEAST = 5
"""Seconds for a reader."""


def attack(tally: Tally, name: str, seconds: int) -> None:
    """Attacks one reader in a process of its own, which libFuzzer ends."""
    folder, faults = CORPUS / re.sub(r"\W+", "_", name), RESULTS / "faults"
    for each in (folder, faults):
        each.mkdir(parents=True, exist_ok=True)
    options = [*LIMITS, f"-max_total_time={seconds}", f"-artifact_prefix={faults / folder.name}-"]
    log = folder.with_suffix(".log")
    child = os.fork()
    if not child:
        with log.open("wb") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        fuzz(name, folder, options)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    note(tally, name, status, log.read_text(errors="replace"))


def fuzz(name: str, folder: Path, options: list[str]) -> None:
    """Lets libFuzzer attack one reader in this process."""
    import atheris  # noqa: PLC0415
    from readers import all_readers  # noqa: PLC0415

    reader = all_readers()[name]
    for number, seed in enumerate(reader.seeds):
        (folder / f"golden-{number}").write_bytes(seed)
    atheris.Setup([sys.argv[0], *options, str(folder)], lambda data: _attack(reader, data))
    atheris.Fuzz()


def _attack(reader: object, data: bytes) -> None:
    reader.attack(reader.wrap(data))  # type: ignore[attr-defined]  # it is imported late


def note(tally: Tally, name: str, status: int, said: str) -> None:
    """Counts what an attack has done, and tells how it failed."""
    figures = dict(re.findall(r"stat::(\w+): +(\d+)", said))
    inputs = int(figures.get("number_of_executed_units", 0))
    tally.count(f"inputs of {name}", inputs)
    tally.count("inputs", inputs)
    tally.note_most("MB at most, with all that was loaded", int(figures.get("peak_rss_mb", 0)))
    tally.note_most("slowest input in s", int(figures.get("slowest_unit_time_sec", 0)))
    if status or not inputs:
        kind = "hangs" if "ALARM" in said else "memory" if "out-of-memory" in said else "crashes"
        tally.fault(kind, f"{name}: {said[-1800:]}")


def load() -> list[str]:
    """Loads all readers so that what they reach is seen; returns their names."""
    import atheris  # noqa: PLC0415

    # what is found in folders can be watched, what an installation for development redirects cannot
    sys.meta_path.sort(key=lambda finder: "Redirect" in type(finder).__name__)
    with atheris.instrument_imports(include=["nonet"]):
        from readers import all_readers  # noqa: PLC0415

        return [*all_readers()]


def main() -> int:
    """Runs until the time is up; 1 when a reader failed."""
    if find_spec("atheris") is None:
        print("left out: Atheris is not installed")
        return 0
    names = load()
    tally, stop = begin("fuzz_by_coverage")
    share = max(LEAST, int(float(sys.argv[1] if len(sys.argv) > 1 else 60) / len(names)))
    for name in names:
        if not stop.is_set():
            attack(tally, name, share)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
