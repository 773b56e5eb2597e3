"""A server of its own for each test, with an empty database."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from nonet.server.app import create_app
from nonet.store import Database, open_database


@pytest.fixture
def database() -> Iterator[Database]:
    database = open_database()
    yield database
    database.close()


@pytest.fixture
def app(database: Database) -> FastAPI:
    return create_app(database=database)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, base_url="http://127.0.0.1:8765") as client:
        yield client
