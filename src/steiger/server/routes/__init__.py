"""The HTTP routes, one module a subject. They translate; what happens is decided elsewhere."""
