"""The goal that a game belongs to, and its score."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KINDS = ("challenge", "daily")


def upgrade() -> None:
    """Adds the columns; the goals of older games are in their documents, their scores are not."""
    op.add_column("games", sa.Column("goal", sa.String(60)))
    op.add_column("games", sa.Column("score", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_games_goal_won", "games", ["goal", "won"])
    _find_goals(op.get_bind())


def _find_goals(connection: sa.Connection) -> None:
    games = sa.table(
        "games", sa.column("id", sa.Uuid()), sa.column("goal"), sa.column("document", sa.JSON())
    )
    for name, document in connection.execute(sa.select(games.c.id, games.c.document)).all():
        info = document["puzzle"].get("info") or {}
        found = [f"{kind}:{info[kind]}" for kind in KINDS if info.get(kind)]
        if found and len(found[0]) <= 60:
            connection.execute(games.update().where(games.c.id == name).values(goal=found[0]))


def downgrade() -> None:
    """Takes them away."""
    op.drop_index("ix_games_goal_won", "games")
    op.drop_column("games", "score")
    op.drop_column("games", "goal")
