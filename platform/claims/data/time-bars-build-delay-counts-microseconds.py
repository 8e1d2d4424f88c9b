"""
`time_bars_build_delay` counts microseconds: a bar that is built with 15 is stamped and delivered 15 µs behind its
boundary, when it is built from other bars or from ticks.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote

data = [quote(second, 1.1, 1.1002) for second in (10, 70, 130)]
assert built("EUR/USD.SIM-1-MINUTE-BID-INTERNAL", data)[0].ts_init == at(60)
late = built("EUR/USD.SIM-1-MINUTE-BID-INTERNAL", data, time_bars_build_delay=15)[0]
assert (late.ts_event - at(60), late.ts_init - at(60)) == (15_000, 15_000), late
