"""Builds the documentation site from the Markdown in this folder: `make docs`. Nothing is fetched."""

import sys
from pathlib import Path

import steiger

sys.path.insert(0, str(Path(__file__).parent))  # directives.py

project = "Steiger"
author = "the authors of Steiger"
copyright = author
version = release = steiger.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "directives"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Steiger"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# Types of other packages and private names in signatures have no page here. Links in the text are still checked.
nitpick_ignore_regex = [("py:.*", ".*")]
