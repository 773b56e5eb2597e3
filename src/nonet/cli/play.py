"""`nonet play`: the page in the browser."""

from pathlib import Path

import click

from nonet.server.run import serve
from nonet.store import database_url

EPILOG = """\b
Examples:
  nonet play
  nonet play --port 9000 --no-browser
  nonet play --data games
  nonet play --database postgresql://me@localhost/nonet

Nonet listens on this computer only unless --host says otherwise. Ctrl+C ends it. Games are kept
in your own folder for data, or where --data or --database say.
"""


@click.command(epilog=EPILOG)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8765, show_default=True,
    help="The port to listen on.",
)  # fmt: skip
@click.option("--browser/--no-browser", default=True, help="Open the page in the browser.")
@click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER",
    help="The folder where games are kept.",
)  # fmt: skip
@click.option(
    "--database", envvar="NONET_DATABASE", metavar="URL", show_envvar=True,
    help="The database where games are kept: SQLite or PostgreSQL.",
)  # fmt: skip
def command(host: str, port: int, browser: bool, data: Path | None, database: str | None) -> int:
    """Start Nonet and open its page in the browser."""
    url = database_url(None if data else database, data)
    serve(host, port, open_browser=browser, database=url)
    return 0
