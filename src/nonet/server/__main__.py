"""Starts the server: `python -m nonet.server`."""

from nonet.server.run import serve

serve()
