"""
`QuoteTickDataWrangler` takes `bid_price` and `ask_price`, or `bid` and `ask`, and sizes of 1,000,000 where the frame has
none.
"""

from kit.frames import frame
from kit.market import EURUSD
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

wrangler = QuoteTickDataWrangler(EURUSD)
for names in (("bid_price", "ask_price"), ("bid", "ask")):
    made = wrangler.process(frame(**dict(zip(names, (1.1, 1.2), strict=True))))[0]
    assert (str(made.bid_price), str(made.ask_price)) == ("1.10000", "1.20000"), made
    assert (float(made.bid_size), float(made.ask_size)) == (1_000_000, 1_000_000), made
sized = wrangler.process(frame(bid_price=1.1, ask_price=1.2, bid_size=3.0, ask_size=4.0))[0]
assert (float(sized.bid_size), float(sized.ask_size)) == (3, 4), sized
