"""Keeps games, stages and settings: SQLite in the user's folder, or any database by its URL."""

from nonet.store.database import Database, StoreError, open_database
from nonet.store.place import database_url

__all__ = ["Database", "StoreError", "database_url", "open_database"]
