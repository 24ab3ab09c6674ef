"""Tools for building, releasing and measuring Steiger. None of them is part of the package."""
