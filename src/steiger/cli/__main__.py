"""`python -m steiger.cli`."""

import sys

from steiger.cli.main import main

sys.exit(main())
