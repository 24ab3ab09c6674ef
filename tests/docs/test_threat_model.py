"""Every test that the threat model names exists."""

from __future__ import annotations

import re
from pathlib import Path


def test_the_tests_of_the_threat_model_exist() -> None:
    named = set(re.findall(r"`(test_\w+)`", Path("docs/threat-model.md").read_text()))
    source = "\n".join(path.read_text() for path in Path("tests").rglob("test_*.py"))
    known = set(re.findall(r"def (test_\w+)\(", source))
    assert len(named) > 40 and named <= known, named - known
