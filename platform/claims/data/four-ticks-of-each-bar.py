"""
`process_bar_data` of the quote wrangler makes four ticks of each bar, 100 ms apart, the last at the bar's time; with
`timestamp_is_close=False` the first is at that time, and the close 300 ms behind it.
"""

from kit.frames import frame
from kit.market import EURUSD
from kit.market import NOON
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

bids = frame(1, open=1.10, high=1.12, low=1.09, close=1.11)
wrangler = QuoteTickDataWrangler(EURUSD)
ticks = wrangler.process_bar_data(bid_data=bids, ask_data=bids + 0.0001)
assert [(tick.ts_init - NOON) // 1_000_000 for tick in ticks] == [-300, -200, -100, 0], ticks
assert [str(tick.bid_price) for tick in ticks] == ["1.10000", "1.12000", "1.09000", "1.11000"], ticks
opened = wrangler.process_bar_data(bid_data=bids, ask_data=bids + 0.0001, timestamp_is_close=False)
assert [(tick.ts_init - NOON) // 1_000_000 for tick in opened] == [0, 100, 200, 300], opened
