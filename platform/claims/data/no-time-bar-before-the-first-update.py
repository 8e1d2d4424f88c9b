"""
No time bar is built before the first update has come, whatever `time_bars_build_with_no_updates` says.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote
from kit.market import trade

# Trades drive the clock from second 10 on; the first quote comes in the fourth minute.
data = [trade(second, 1.1) for second in (10, 70, 130)] + [quote(200, 1.1000, 1.1002), quote(310, 1.1000, 1.1002)]

bars = built("EUR/USD.SIM-1-MINUTE-BID-INTERNAL", data, time_bars_build_with_no_updates=True)
assert [bar.ts_init for bar in bars] == [at(240), at(300)], bars
assert len(built("EUR/USD.SIM-1-MINUTE-LAST-INTERNAL", data)) == 5
