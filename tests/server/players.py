"""Players whose server may be gone at any moment: they note what was confirmed, and compare."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from itertools import count
from typing import Any
from uuid import UUID, uuid4

MOVES = 30
"""So many has a game."""

PUZZLE = {"format": "nonet", "version": 1, "board": "4x4", "givens": "1..4.3...2.....1"}
STANDING = {"empty": 11, "won": False}


class RefusedError(Exception):
    """The server is there and does not do what it should."""

    def __init__(self, status: int, text: bytes) -> None:
        super().__init__(f"{status}: {text.decode('utf-8', 'replace')}")
        self.status = status


@dataclass
class Played:
    """What is known of a game."""

    sent: int = 0
    """Moves that the server may know."""
    confirmed: int | None = None
    """Moves that it has to know; None while not even the game was confirmed."""
    given_up: bool = False
    """Whether it was to be deleted, and whether that was confirmed."""
    deleted: bool = False


class Player:
    """Plays one game after the other, and deletes some of them."""

    def __init__(self) -> None:
        self.games: dict[UUID, Played] = {}
        self.answers = 0
        """Requests that the server has answered as it should."""
        self.refusals: list[RefusedError] = []
        self._writer = uuid4()
        self._edits = count(1)

    @property
    def confirmed(self) -> int:
        """Moves that the server has confirmed."""
        return sum(game.confirmed or 0 for game in self.games.values())

    def play(self, port: int) -> None:
        """Writes until the server is gone; the last answer may be lost."""
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            while True:
                self.go_on(connection)
        except (OSError, HTTPException):
            pass  # it was killed
        finally:
            connection.close()

    def go_on(self, connection: HTTPConnection) -> None:
        """One request: the next move, or what comes between two games."""
        name, game = self._current()
        try:
            if game.confirmed is None:
                self._put(connection, name, game)
            elif game.confirmed < MOVES:
                self._move(connection, name, game)
            else:
                self._delete(connection, name, game)
            self.answers += 1
        except RefusedError as refusal:
            self.refusals.append(refusal)

    def _current(self) -> tuple[UUID, Played]:
        """The last game, or a new one when it has come to its end; every third is deleted then."""
        for name in [*self.games][-1:]:
            game = self.games[name]
            is_over = game.deleted or (name.int % 3 and game.confirmed == MOVES)
            if not is_over:
                return name, game
        name = uuid4()
        return name, self.games.setdefault(name, Played())

    def _put(self, connection: HTTPConnection, name: UUID, game: Played) -> None:
        body = {**self._stamp(), "document": save(), "standing": STANDING}
        ask(connection, "PUT", f"/api/games/{name}", body)
        game.confirmed = 0

    def _move(self, connection: HTTPConnection, name: UUID, game: Played) -> None:
        known = game.confirmed or 0
        game.sent = known + 1
        parts = {"cursor": known + 1, "time": known}
        added = {"known": known, "moves": [move(known + 1)], "parts": parts, "standing": STANDING}
        ask(connection, "POST", f"/api/games/{name}/moves", {**self._stamp(), **added})
        game.confirmed = known + 1

    def _delete(self, connection: HTTPConnection, name: UUID, game: Played) -> None:
        game.given_up = True
        ask(connection, "DELETE", f"/api/games/{name}")
        game.deleted = True

    def _stamp(self) -> dict[str, Any]:
        return {"writer": str(self._writer), "edit": next(self._edits), "revision": 0}

    def find_losses(self, connection: HTTPConnection, names: list[UUID]) -> Iterator[str]:
        """What was confirmed and is not there, or is there and was never sent."""
        for name in names:
            game, kept = self.games[name], find(connection, name)
            if kept is None:
                if game.confirmed is not None and not game.given_up:
                    yield f"game {name} is gone, {game.confirmed} moves were confirmed"
            elif game.deleted:
                yield f"game {name} was deleted and is there"
            elif fault := _fault(game, kept):
                yield f"game {name}: {fault}"


def _fault(game: Played, kept: dict[str, Any]) -> str | None:
    moves = kept["moves"]
    if not (game.confirmed or 0) <= len(moves) <= game.sent:
        return f"{len(moves)} moves, {game.confirmed} confirmed, {game.sent} sent"
    is_right = moves == [move(number) for number in range(1, len(moves) + 1)]
    return None if is_right and kept["cursor"] == len(moves) else f"other moves: {kept}"


def move(number: int) -> dict[str, Any]:
    return {"do": f"r{number % 4 + 1}c1^+{number % 3 + 1}", "at": number}


def save() -> dict[str, Any]:
    game = {"format": "nonet-game", "version": 1, "puzzle": PUZZLE}
    return {**game, "moves": [], "cursor": 0, "time": 0}


def find(connection: HTTPConnection, name: UUID) -> dict[str, Any] | None:
    """A game as it is kept; None if there is none."""
    try:
        document: dict[str, Any] = ask(connection, "GET", f"/api/games/{name}")["document"]
    except RefusedError as refusal:
        if refusal.status != 404:
            raise
        return None
    return document


def ask(connection: HTTPConnection, method: str, path: str, body: object = None) -> Any:
    """What the server answers."""
    headers = {"Content-Type": "application/json"}
    connection.request(method, path, json.dumps(body) if body else None, headers)
    response = connection.getresponse()
    text = response.read()
    if response.status not in (200, 204):
        raise RefusedError(response.status, text)
    return json.loads(text) if text else None
