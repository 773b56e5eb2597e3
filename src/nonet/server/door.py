"""The key that Nonet asks for beyond this computer, so that not everybody there can play with it.

Nonet makes the key itself and prints it as part of the address. Whoever opens that address gets
the key as a cookie, and is led on to the address without it, so that it does not stay in sight,
in the history or in what is copied. The files of the page are open, as there is nothing in them
that is not in every Nonet; everything else (`/api/`) asks for the key.
"""

import hmac
import secrets
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qsl, quote, urlencode

from fastapi import HTTPException, Request, Response
from pydantic import Field
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.catalogue import Message
from nonet.server.languages import language_of
from nonet.server.problems import ProblemResponse
from nonet.server.routers import Wish, api_router
from nonet.store import Database
from nonet.store.settings import change_settings, find_settings

SETTING = ":key"
"""Where the key is kept; the page can neither see nor change a setting of such a name."""

COOKIE = "nonet_key"
YEAR = 365 * 86_400
"""Seconds that a browser keeps the key."""

CHALLENGE = {"WWW-Authenticate": 'Bearer realm="Nonet"'}

router = api_router("/api/key", 401, 422)


class KeyWish(Wish):
    """The key, as somebody has typed it in."""

    key: str = Field(max_length=200)


class Lock:
    """Knows the key; `port` tells the cookies of several Nonets on one computer apart."""

    def __init__(self, key: str, port: int = 0) -> None:
        self.key = key
        self.cookie = f"{COOKIE}_{port}" if port else COOKIE

    def fits(self, key: str) -> bool:
        """Whether a key is right; a wrong one takes as long, whatever is wrong with it."""
        return hmac.compare_digest(key.strip().encode(), self.key.encode())

    def lets_in(self, headers: Headers) -> bool:
        """Whether a request brings the key along: as a cookie, or as scripts do."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        return self.fits(token if kind.lower() == "bearer" else self._kept_by(headers))

    def cookie_for(self, scheme: str) -> str:
        """What the browser has to keep; it goes out to our own page only."""
        parts = (f"{self.cookie}={self.key}", "Path=/", f"Max-Age={YEAR}", "HttpOnly")
        secure = ("Secure",) if scheme == "https" else ()
        return "; ".join((*parts, "SameSite=Strict", *secure))

    def _kept_by(self, headers: Headers) -> str:
        try:
            cookies = SimpleCookie(headers.get("cookie", ""))
        except CookieError:
            return ""
        return cookies[self.cookie].value if self.cookie in cookies else ""


class Door:
    """Lets through who has the key, and takes the key out of addresses."""

    def __init__(self, app: ASGIApp, lock: Lock) -> None:
        self._app = app
        self._lock = lock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or lets the application do it."""
        answer = self._answer(scope) if scope["type"] == "http" else None
        await (answer or self._app)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        path, headers = scope["path"], Headers(scope=scope)
        if not path.startswith("/api/"):
            return self._led_on(scope)
        if path == router.prefix or self._lock.lets_in(headers):
            return None
        language = language_of(headers)
        told = {**CHALLENGE, "Content-Language": language}
        return ProblemResponse(401, Message("error.key").text(language), told)

    def _led_on(self, scope: Scope) -> Response | None:
        """Leads from an address with a key to the same one without it."""
        wishes = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        keys = [value for name, value in wishes if name == "key"]
        if not keys:
            return None
        rest = urlencode([wish for wish in wishes if wish[0] != "key"])
        place = "/" + quote(scope["path"].lstrip("/"))
        headers = {"Location": f"{place}?{rest}" if rest else place, "Cache-Control": "no-store"}
        if self._lock.fits(keys[0]):
            headers["Set-Cookie"] = self._lock.cookie_for(scope["scheme"])
        return Response(status_code=303, headers=headers)


@router.post("", status_code=204)
def open_door(request: Request, wish: KeyWish) -> Response:
    """Takes the key from somebody who has typed it in; the answer brings it as a cookie."""
    lock: Lock | None = request.app.state.lock
    if lock is None:
        return Response(status_code=204)
    if not lock.fits(wish.key):
        raise HTTPException(401, Message("error.wrong_key"), CHALLENGE)
    cookie = lock.cookie_for(request.url.scheme)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


def key_of(database: Database, *, is_new: bool = False) -> str:
    """The key of a database, which stays the same until a new one is wanted."""
    with database.writing() as session:
        known = find_settings(session).get(SETTING)
        if isinstance(known, str) and known and not is_new:
            return known
        key = secrets.token_urlsafe(16)
        change_settings(session, {SETTING: key})
    return key
