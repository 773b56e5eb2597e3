"""Games with their moves, goals and settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the first tables."""
    _make_games()
    _make_moves()
    op.create_table(
        "goals",
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("best", sa.BigInteger(), nullable=False),
        sa.Column("reached", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "name", name="pk_goals"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("writer", sa.Uuid(), nullable=False),
        sa.Column("edit", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("board", sa.String(60), nullable=False),
        sa.Column("level", sa.String(60)),
        sa.Column("mode", sa.String(60)),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("mistakes", sa.Integer(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("empty", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_changed_id", "games", ["changed", "id"])
    op.create_index("ix_games_won_ended", "games", ["won", "ended"])


def _make_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("game", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name="fk_moves_game_games", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Takes them away."""
    for table in ("settings", "goals", "moves", "games"):
        op.drop_table(table)
