"""Without sizes in the frame, the quote wrangler gives both sides of each quote a size of 1,000,000, and the bar wrangler each bar a volume of 1,000,000."""

import pandas as pd
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.persistence.wranglers import BarDataWrangler
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

index = pd.DatetimeIndex(["2024-01-02 12:00"], tz="UTC")
(tick,) = QuoteTickDataWrangler(EURUSD).process(pd.DataFrame({"bid_price": 1.1, "ask_price": 1.1002}, index=index))
assert (tick.bid_size, tick.ask_size) == (1_000_000, 1_000_000), tick
prices = pd.DataFrame({"open": 1.1, "high": 1.2, "low": 1.0, "close": 1.1}, index=index)
(bar,) = BarDataWrangler(MINUTE_BARS, EURUSD).process(prices)
assert bar.volume == 1_000_000, bar
(sized,) = BarDataWrangler(MINUTE_BARS, EURUSD).process(prices.assign(volume=7.0))
assert sized.volume == 7, sized
