"""
The quote wrangler's `process_bar_data` adds a column `volume` to the frames that lack one, and names their index; the
trade wrangler's raises `KeyError` for such a frame.
"""

import pandas as pd
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler


def frame(**columns):
    index = pd.DatetimeIndex(["2024-01-02 12:00", "2024-01-02 12:01"], tz="UTC")
    prices = {name: [1.1, 1.1] for name in ("open", "high", "low", "close")}
    return pd.DataFrame({**prices, **columns}, index=index)


bid, ask = frame(), frame()
QuoteTickDataWrangler(EURUSD).process_bar_data(bid, ask)
for data in (bid, ask):
    assert list(data.columns) == ["open", "high", "low", "close", "volume"], data.columns
    assert data.index.name == "timestamp", data.index.name

whole = frame(volume=[100.0, 100.0])
ticks = TradeTickDataWrangler(EURUSD).process_bar_data(whole)
assert len(ticks) == 8, len(ticks)
assert whole.index.name == "timestamp"
error = raised(lambda: TradeTickDataWrangler(EURUSD).process_bar_data(frame()))
assert type(error) is KeyError, repr(error)
