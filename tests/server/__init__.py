"""The server under test is a real one, on a real port, with a real database file."""
