"""Many games at once: simulations, on all cores of this machine."""

import steiger._threads  # noqa: F401  before numpy
