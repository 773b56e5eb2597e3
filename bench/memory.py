"""What a server and its processes have in memory."""

from pathlib import Path


def memory(process: int) -> tuple[float, float]:
    """The MB of a process, and of all that it has started; what several share counts once."""
    return _share(process), sum(map(_share, _descendants(process)))


def _share(process: int) -> float:
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), 0.0)


def _descendants(process: int) -> list[int]:
    try:
        tasks = [*Path(f"/proc/{process}/task").iterdir()]
        children = [int(it) for task in tasks for it in (task / "children").read_text().split()]
    except OSError:
        return []
    return [*children, *(one for child in children for one in _descendants(child))]
