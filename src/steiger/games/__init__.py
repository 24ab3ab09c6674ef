"""One folder per game. Everything outside this package finds games through `steiger.core.registry`."""
