"""Work by the million: shards of seeds or lines, on all cores or on a cluster, same output.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> with TemporaryDirectory() as folder:
...     target = Target(Path(folder, "easy.txt"))
...     job = plan_generate(Recipe(level="easy"), count=3, seed=1, target=target)
...     report = job.run(Here())
...     lines = target.output.read_text().splitlines()
>>> report.tally.rows, len(lines), dict(report.tally.levels)
(3, 3, {'easy': 3})
"""

from nonet.batch.cluster import ClusterPool
from nonet.batch.job import Job, Progress
from nonet.batch.local import LocalPool
from nonet.batch.plan import Target, plan_file, plan_generate
from nonet.batch.pool import Here, Pool
from nonet.batch.report import Report
from nonet.make import Recipe

__all__ = [
    "ClusterPool",
    "Here",
    "Job",
    "LocalPool",
    "Pool",
    "Progress",
    "Recipe",
    "Report",
    "Target",
    "plan_file",
    "plan_generate",
]
