"""The database of the application, for whoever answers a request."""

import time
from typing import Annotated

from fastapi import Depends, Request

from nonet.store import Database


def database_of(request: Request) -> Database:
    """Where the application keeps everything."""
    database: Database = request.app.state.database
    return database


AppDatabase = Annotated[Database, Depends(database_of)]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
