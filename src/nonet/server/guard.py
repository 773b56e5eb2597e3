"""Keeps strangers out: checks where a request comes from and how its answer may be used.

A page anywhere on the web can make the reader's browser send requests to a server on the same
machine. Three rules stop it from doing harm: the `Host` must be ours, so a name that was pointed to
127.0.0.1 (DNS rebinding) gets nothing; what changes something must come from our own page; and so
must all requests to the API of browsers that say from where they come.
"""

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.server.languages import language_of
from nonet.server.problems import ProblemResponse
from nonet.words import translate_error

SECURITY_HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
MAX_BODY = 1 << 20
"""Bytes that a request may bring along: the largest board needs a quarter of it."""

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
        refusal = self._refusal(scope["method"], scope["path"], Headers(scope=scope))
        await (refusal or self._app)(scope, receive, _with_headers(send))

    def _refusal(self, method: str, path: str, headers: Headers) -> ProblemResponse | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            return ProblemResponse(421, f"this server does not answer for the host {host!r}")
        origin = headers.get("origin")
        if method not in _READING and origin is not None and urlsplit(origin).netloc != host:
            return ProblemResponse(403, f"requests from {origin!r} are not accepted")
        site = headers.get("sec-fetch-site", "none")
        if path.startswith("/api/") and site not in ("same-origin", "none"):
            return ProblemResponse(403, f"requests from another site ({site}) are not accepted")
        return _refused_body(headers)

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            # an address needs no name server, so nobody can have pointed it here
            return name in self._names or bool(ipaddress.ip_address(name))
        except ValueError:
            return False


def _refused_body(headers: Headers) -> ProblemResponse | None:
    length = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not length.isdecimal():
        return ProblemResponse(411, "the request does not say how long it is")
    if int(length) > MAX_BODY:
        detail = f"the request has {length} bytes; right would be {MAX_BODY} at most"
        return ProblemResponse(413, translate_error(language_of(headers), detail))
    return None


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(SECURITY_HEADERS)
        await send(message)

    return send_with_headers
