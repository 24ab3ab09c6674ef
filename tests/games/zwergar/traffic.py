"""How long two worlds are compared on the server in `tests/server/test_leaks.py`."""

LEAST_STEPS = 20  # until new cards lie open and tell the two worlds apart
LEAST_LOOKS = -1  # of them with different cards in the other player's hand
