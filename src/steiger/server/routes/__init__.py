"""The HTTP routes, one module per subject. They translate requests and leave decisions to other modules."""
