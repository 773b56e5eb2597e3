"""The studio over HTTP: what the machine answers somebody who sets a puzzle, and does for them."""

from nonet.server.studio import analysis, changes, publishing

PARTS = (analysis, changes, publishing)
"""The parts of the application that belong to it."""
