"""
Quotes from second 0 to 599 never close the tenth internal minute bar; one quote more closes it. In 1.222.0 a bar at the first
instant comes besides.
"""

from kit.market import at
from kit.market import quote
from kit.simulation import build
from kit.version import RELEASE
from nautilus_trader.model import BarType
from nautilus_trader.trading.strategy import Strategy

import pandas as pd

inside = BarType.from_str("EUR/USD.SIM-1-MINUTE-MID-INTERNAL")


def bars(length):
    seen = []

    class Counter(Strategy):
        def on_start(self):
            self.subscribe_bars(inside)

        def on_bar(self, bar):
            seen.append(bar)

    engine = build([quote(second, 1.1, 1.2) for second in range(length)])
    engine.add_strategy(Counter())
    engine.run(end=pd.Timestamp(at(3_600), tz="UTC"))
    return len(seen)


first = 0 if RELEASE < (1, 222) else 1
assert bars(600) == 9 + first, bars(600)
assert bars(601) == 10 + first, bars(601)
