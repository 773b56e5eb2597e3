"""Keeps strangers out: checks where a request comes from and how its answer may be used.

A page anywhere on the web can make the reader's browser send requests to a server on the same
machine. Three rules stop it from doing harm: the `Host` must be ours, so a name that was pointed to
127.0.0.1 (DNS rebinding) gets nothing; what changes something must come from our own page; and so
must all requests to the API of browsers that say from where they come.
"""

import ipaddress
from collections.abc import Collection, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.catalogue import Message
from nonet.server.languages import language_of
from nonet.server.problems import ProblemResponse


def _policy(ancestors: str) -> str:
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "frame-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            f"frame-ancestors {ancestors}",
        )
    )


SECURITY_HEADERS = {
    "Content-Security-Policy": _policy("'none'"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
FRAMED = {"Content-Security-Policy": _policy("'self'"), "X-Frame-Options": "SAMEORIGIN"}
"""For what our own page may show in a frame, in the place of the same above."""

MAX_BODY = 1 << 20
"""Bytes that a request may bring along: the largest board needs a quarter of it."""

Refusal = tuple[int, Message]
"""The status and the text by which a request is refused."""

_READING = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Refuses requests that do not come from our own page, and adds the security headers."""

    def __init__(self, app: ASGIApp, names: Collection[str] = ()) -> None:
        self._app = app
        self._names = {"localhost", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or lets the application do it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope["method"], scope["path"], headers)
        answer = refused(headers, *refusal) if refusal else self._app
        await answer(scope, receive, _with_headers(send))

    def _refusal(self, method: str, path: str, headers: Headers) -> Refusal | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            return 421, Message("error.host", host=host)
        origin = headers.get("origin")
        if method not in _READING and origin is not None and _place_of(origin) != host:
            return 403, Message("error.origin", origin=origin)
        site = headers.get("sec-fetch-site", "none")
        if path.startswith("/api/") and site not in ("same-origin", "none"):
            return 403, Message("error.site", site=site)
        return _refused_body(headers)

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            # an address needs no name server, so nobody can have pointed it here
            return name in self._names or bool(ipaddress.ip_address(name))
        except ValueError:
            return False


def refused(headers: Headers, status: int, message: Message) -> ProblemResponse:
    """A refusal in the language of whoever asks."""
    language = language_of(headers)
    told = {"Content-Language": language}
    return ProblemResponse(status, message.text(language), told)


def _place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _refused_body(headers: Headers) -> Refusal | None:
    length = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not length.isdecimal():
        return 411, Message("error.no_length")
    if int(length) > MAX_BODY:
        return 413, Message("error.request_too_big", number=length, most=MAX_BODY)
    return None


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
