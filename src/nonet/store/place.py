"""Where the database is: a URL, a folder that was named, or the user's own folder for data."""

from pathlib import Path

FILE = "nonet.sqlite"


def database_url(url: str | None = None, folder: Path | None = None) -> str:
    """The URL of the database; without URL and folder, that of the user's own one.

    >>> database_url("postgresql://localhost/games")
    'postgresql+psycopg://localhost/games'
    >>> database_url(folder=Path("/srv/games"))
    'sqlite:////srv/games/nonet.sqlite'
    """
    if url is None:
        return f"sqlite:///{(folder or _user_folder()) / FILE}"
    # PostgreSQL's own URLs name no driver; ours is psycopg
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url


def _user_folder() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415  (of no use to most callers)

    return user_data_path("nonet", appauthor=False)
