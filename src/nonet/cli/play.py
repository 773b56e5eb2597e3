"""`nonet play`: the page in the browser."""

import click

from nonet.server.run import serve

EPILOG = """\b
Examples:
  nonet play
  nonet play --port 9000 --no-browser

Nonet listens on this computer only unless --host says otherwise. Ctrl+C ends it.
"""


@click.command(epilog=EPILOG)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8765, show_default=True,
    help="The port to listen on.",
)  # fmt: skip
@click.option("--browser/--no-browser", default=True, help="Open the page in the browser.")
def command(host: str, port: int, browser: bool) -> int:
    """Start Nonet and open its page in the browser."""
    serve(host, port, open_browser=browser)
    return 0
