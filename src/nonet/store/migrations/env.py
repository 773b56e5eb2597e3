"""What Alembic runs: the steps, on the connection that `bring_up_to_date` hands over."""

from alembic import context

from nonet.store.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
)
context.run_migrations()
