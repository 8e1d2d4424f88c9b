"""
`BID` bars alone make no market, so a market order is rejected; with `ASK` bars of the same times they play as quotes.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from nautilus_trader.model.data import BarType
from nautilus_trader.model.enums import OrderStatus

BID, ASK = (BarType.from_str(f"EUR/USD.SIM-1-MINUTE-{side}-EXTERNAL") for side in ("BID", "ASK"))
bids = [bar(60 * minute, 1.1, 1.1, 1.1, 1.1, bar_type=BID) for minute in (1, 2)]
asks = [bar(60 * minute, 1.2, 1.2, 1.2, 1.2, bar_type=ASK) for minute in (1, 2)]
buy = {1: lambda script: script.market(BUY, 1_000)}
assert run(bids, buy).order.status == OrderStatus.REJECTED
both = run(sorted(asks + bids, key=lambda item: item.ts_init), buy)
assert (both.order.status, str(both.fills[0].last_px)) == (OrderStatus.FILLED, "1.20000"), both.order
