"""Schemathesis tries every operation of the API."""

import subprocess
import sys
from pathlib import Path


def test_every_operation() -> None:
    # In a process of its own: to find these tests takes longer than to find all others, and those
    # who want none of them should not have to wait for it.
    file = Path(__file__).with_name("operations.py")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
