"""Runs the extractor: `python -m extract --source PATH --version latest --out facts`."""

import sys

from extract.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
