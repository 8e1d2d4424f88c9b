"""
By default an interval without updates gives a flat bar of volume 0 at the last close; with
`time_bars_build_with_no_updates=False` it gives none.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote

BARS = "EUR/USD.SIM-1-MINUTE-BID-INTERNAL"
data = [quote(10, 1.1000, 1.1002), quote(20, 1.1005, 1.1007), quote(250, 1.2000, 1.2002)]

bars = built(BARS, data)
assert [bar.ts_init for bar in bars] == [at(60), at(120), at(180), at(240)], bars
assert {str(price) for bar in bars[1:] for price in (bar.open, bar.high, bar.low, bar.close)} == {"1.10050"}, bars
assert [float(bar.volume) for bar in bars] == [2_000_000, 0, 0, 0], bars
assert [bar.ts_init for bar in built(BARS, data, time_bars_build_with_no_updates=False)] == [at(60)]
