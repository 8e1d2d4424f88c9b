"""
`process_bar_data` of the trade wrangler needs a column `volume`; that of the quote wrangler adds one of 4,000,000 to your
frame if it is missing.
"""

from kit.failures import raised
from kit.frames import frame
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler

bars = frame(1, open=1.10, high=1.12, low=1.09, close=1.11)
error = raised(lambda: TradeTickDataWrangler(EURUSD).process_bar_data(data=bars.copy()))
assert isinstance(error, KeyError), error
assert len(TradeTickDataWrangler(EURUSD).process_bar_data(data=bars.assign(volume=8.0))) == 4

asks = bars + 0.0001
assert len(QuoteTickDataWrangler(EURUSD).process_bar_data(bid_data=bars, ask_data=asks)) == 4
assert list(bars["volume"]) == [4_000_000.0], bars
