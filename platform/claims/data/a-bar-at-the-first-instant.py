"""
A time bar whose subscription starts exactly on a boundary, with an update at that instant: 1.221.0 emits the first
bar at the next boundary, 1.222.0 at once.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote
from kit.version import RELEASE

data = [quote(second, 1.1, 1.1002) for second in (0, 20, 70, 130)]
first = built("EUR/USD.SIM-1-MINUTE-BID-INTERNAL", data)[0]
assert first.ts_init == (at(60) if RELEASE == (1, 221, 0) else at(0)), first
