"""``python -m ceiba``: the command line."""

import sys

from ceiba.cli import main

if __name__ == "__main__":
    sys.exit(main())
