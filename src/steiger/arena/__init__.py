"""Many games at once: simulations, on all cores of this machine."""
