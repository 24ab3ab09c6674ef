"""Checks for a C compiler that can build an extension for this Python."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools.errors import BaseError, CCompilerError

PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


def compiler_works() -> bool:
    """Compile a few lines that include Python's headers. Either may be missing: the compiler or the headers."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE, encoding="ascii")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (BaseError, CCompilerError, OSError):
            return False
    return True
