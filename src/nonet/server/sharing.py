"""Who else can reach the server, and what they are told."""

import ipaddress
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from nonet.errors import NonetError
from nonet.server.door import Lock

NOWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody; nothing is sent there."""

SHARED = "Whoever has this address can read, change and delete all games that are kept here."


def check_url(url: str | None) -> str | None:
    """The address that others know, with a slash at its end; refuses what is none."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise NonetError("error.public_url", url=url)
    return f"{parts.scheme}://{parts.netloc}/"


def name_in(url: str | None) -> str | None:
    """The name of the host in an address."""
    return urlsplit(url).hostname if url else None


def is_shared(listener: socket.socket, public_url: str | None) -> bool:
    """Whether anybody but this computer can come in: directly, or by the address that is public."""
    name = name_in(public_url)
    return not _is_here(listener.getsockname()[0]) or (name is not None and not _is_here(name))


def with_key(address: str, lock: Lock) -> str:
    """The address that brings the key along."""
    return f"{address}?key={lock.key}"


def sentences(listener: socket.socket, lock: Lock, public_url: str | None) -> Iterator[str]:
    """What the user should know: the address for other devices, and what it gives away."""
    host, port = listener.getsockname()[:2]
    address = public_url or _address_in_network(host, port)
    if address:
        yield f"On other devices: {with_key(address, lock)}"
    yield SHARED


def _address_in_network(host: str, port: int) -> str | None:
    """How others in the network find a server that listens everywhere; None if that is unknown."""
    if not ipaddress.ip_address(host).is_unspecified:
        return None  # the address above is the one
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)  # only chooses the way; nothing is sent
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}/"


def _is_here(name: str) -> bool:
    """Whether an address is that of this computer alone."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
