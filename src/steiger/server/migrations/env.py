"""The entry point for Alembic. It runs the migrations over the given connection."""

from alembic import context

from steiger.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
