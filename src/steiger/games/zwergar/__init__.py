"""Zwergar (Dwergar): a kingdom under the mountain, its mine, its furnaces and its projects."""
