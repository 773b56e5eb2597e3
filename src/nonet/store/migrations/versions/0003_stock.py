"""Puzzles that were made in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "stock",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("recipe", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("card", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_stock"),
    )
    op.create_index("ix_stock_recipe_made", "stock", ["recipe", "made"])


def downgrade() -> None:
    """Drops it."""
    op.drop_table("stock")
