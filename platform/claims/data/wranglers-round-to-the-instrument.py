"""
A wrangler rounds prices and sizes to the instrument's decimals.
"""

from kit.frames import frame
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

made = QuoteTickDataWrangler(EURUSD).process(frame(bid_price=1.123456, ask_price=1.2, bid_size=10.4, ask_size=10.6))[0]
assert str(made.bid_price) == "1.12346", made
assert (str(made.bid_size), str(made.ask_size)) == ("10", "11"), made
