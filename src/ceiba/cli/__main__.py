"""``python -m ceiba.cli``: the same as the ``ceiba`` command."""

import sys

from ceiba.cli import main

sys.exit(main())
