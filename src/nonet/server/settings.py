"""How the page is set up, over HTTP: small values by name."""

import re
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import Response
from pydantic import AfterValidator, WithJsonSchema

from nonet.errors import NonetError
from nonet.server.app_database import AppDatabase
from nonet.server.intake import MOST, check
from nonet.server.routers import api_router
from nonet.store.readable import Unreadable
from nonet.store.settings import change_settings, find_settings, find_texts

NAME = r"^[A-Za-z0-9._-]{1,60}$"
OWN = ":"
"""With this begin the names of what the page may neither see nor change."""

LONGEST = 10_000
"""Characters of a text."""

MOST_PARTS = 1000
"""Of a list or an object."""

DEEPEST = 3
"""Lists and objects within each other."""

UNREADABLE = "X-Unreadable"
"""The header that names the settings that are kept, but cannot be read."""

router = api_router("/api/settings", 422, 503)


def _schema(depth: int) -> dict[str, Any]:
    """What a value may be, within so many lists and objects."""
    kinds: list[dict[str, Any]] = [
        {"type": "null"},
        {"type": "boolean"},
        {"type": "number", "minimum": -MOST, "maximum": MOST},
        {"type": "string", "maxLength": LONGEST},
    ]
    if depth:
        parts = _schema(depth - 1)
        kinds.append({"type": "array", "items": parts, "maxItems": MOST_PARTS})
        kinds.append({"type": "object", "additionalProperties": parts, "maxProperties": MOST_PARTS})
    return {"anyOf": kinds}


def _checked(settings: dict[str, Any]) -> dict[str, Any]:
    for name, value in settings.items():
        if not re.fullmatch(NAME, name, re.ASCII):
            raise NonetError("error.setting_name", name=name, right=NAME)
        _check_value(name, value, DEEPEST)
    return settings


def _check_value(name: str, value: object, depth: int) -> None:
    if isinstance(value, str) and len(value) > LONGEST:
        raise NonetError("error.setting_long", name=name, number=len(value), most=LONGEST)
    if isinstance(value, int | float) and not -MOST <= value <= MOST:
        raise NonetError("error.setting_range", name=name, least=-MOST, most=MOST)
    if not isinstance(value, dict | list):
        return
    if not depth:
        raise NonetError("error.setting_deep", name=name, number=DEEPEST)
    if len(value) > MOST_PARTS:
        raise NonetError("error.setting_parts", name=name, number=len(value), most=MOST_PARTS)
    for part in value.values() if isinstance(value, dict) else value:
        _check_value(name, part, depth - 1)


SettingsDocument = Annotated[
    dict[str, Any],
    AfterValidator(_checked),
    WithJsonSchema(
        {
            "type": "object",
            "propertyNames": {"pattern": NAME},
            "additionalProperties": _schema(DEEPEST),
        }
    ),
]


@router.get("")
def list_(database: AppDatabase, response: Response) -> SettingsDocument:
    """All settings of the player, by name; the header X-Unreadable names those that are broken."""
    with database.reading() as session:
        found = find_settings(session)
    readable = {name: value for name, value in found.items() if _is_readable(name, value)}
    broken = [_shown(name) for name in found if not _is_own(name) and name not in readable]
    if broken:
        response.headers[UNREADABLE] = ", ".join(broken)
    return readable


@router.get("/texts")
def list_texts(database: AppDatabase) -> dict[str, str]:
    """All settings as the texts that are kept, even those that cannot be read."""
    with database.reading() as session:
        found = find_texts(session).items()
    return {_shown(name): text for name, text in found if not _is_own(name)}


@router.patch("", status_code=204)
def set_(database: AppDatabase, changes: SettingsDocument) -> None:
    """Keeps some settings and leaves the others as they are; null forgets one."""
    with database.writing() as session:
        change_settings(session, changes)


def _is_own(name: object) -> bool:
    """Whether it is one of ours, which the page may neither see nor change."""
    return isinstance(name, str) and name.startswith(OWN)


def _shown(name: object) -> str:
    """A name in characters that a header may have, if it was damaged, too."""
    return quote(name if isinstance(name, bytes) else str(name), safe="")


def _is_readable(name: object, value: object) -> bool:
    if isinstance(value, Unreadable) or not isinstance(name, str):
        return False
    try:
        check(value)
        _checked({name: value})
    except NonetError:
        return False
    return True
