"""`python -m nonet` is the command line."""

from nonet.cli.main import main

main()
