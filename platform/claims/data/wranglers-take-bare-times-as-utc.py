"""
A wrangler takes an index without a time zone as UTC, and converts one with another zone.
"""

from kit.frames import frame
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler

rows = frame(bid_price=1.1, ask_price=1.2)
wrangler = QuoteTickDataWrangler(EURUSD)
assert wrangler.process(rows.tz_localize(None))[0].ts_event == at(0)
assert wrangler.process(rows.tz_convert("America/New_York"))[0].ts_event == at(0)
assert wrangler.process(rows.tz_localize(None).tz_localize("America/New_York"))[0].ts_event == at(5 * 3600)
