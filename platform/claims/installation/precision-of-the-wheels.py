"""
The wheels for Linux and macOS hold prices in 128 bits with 16 decimals, those for Windows in 64 bits with 9.
"""

import sys

from nautilus_trader.model.objects import FIXED_PRECISION
from nautilus_trader.model.objects import HIGH_PRECISION

expected = (False, 9) if sys.platform == "win32" else (True, 16)
assert (bool(HIGH_PRECISION), FIXED_PRECISION) == expected, (HIGH_PRECISION, FIXED_PRECISION)
