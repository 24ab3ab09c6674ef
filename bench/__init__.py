"""The benchmark: our engine and what a user would compare it with, measured alike. No part of the package."""
