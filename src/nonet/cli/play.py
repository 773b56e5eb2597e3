"""`nonet play`: the page in the browser."""

from pathlib import Path

import click

from nonet.server.run import serve
from nonet.server.sharing import check_url
from nonet.store import database_url

EPILOG = """\b
Examples:
  nonet play
  nonet play --port 9000 --no-browser
  nonet play --data games
  nonet play --database postgresql://me@localhost/nonet
  nonet play --host 0.0.0.0
  nonet play --public-url https://sudoku.example.org/

Unless --host is set, Nonet listens on this computer only. Other computers need a key, which is part
of the address that it prints. Ctrl+C stops it. Games are kept in your user data folder unless
--data or --database is set.
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
    help="The folder for saved games.",
)  # fmt: skip
@click.option(
    "--database", envvar="NONET_DATABASE", metavar="URL", show_envvar=True,
    help="The database for saved games: SQLite or PostgreSQL.",
)  # fmt: skip
@click.option(
    "--public-url", envvar="NONET_PUBLIC_URL", metavar="URL", show_envvar=True,
    help="The public address, used in links and QR codes.",
)  # fmt: skip
@click.option(
    "--new-key", is_flag=True,
    help="Make a new key, so that addresses with the old one no longer work.",
)  # fmt: skip
def command(
    host: str,
    port: int,
    browser: bool,
    data: Path | None,
    database: str | None,
    public_url: str | None,
    new_key: bool,
) -> int:
    """Play in the browser: start the server and open its page."""
    serve(
        host,
        port,
        open_browser=browser,
        database=database_url(None if data else database, data),
        public_url=check_url(public_url),
        new_key=new_key,
    )
    return 0
