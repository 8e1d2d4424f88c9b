"""
The simulator rejects a market order without a price on its other side with `no market for …`. `modify_order` of a closed order sends
nothing: no event follows.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.data import BarType

bids = BarType.from_str("EUR/USD.SIM-1-MINUTE-BID-EXTERNAL")
only_bids = [bar(minute * 60, 1.1, 1.1, 1.1, 1.1, bar_type=bids) for minute in (1, 2)]
lone = run(only_bids, {0: lambda s: s.market(BUY, 1_000)}).order
assert (lone.status_string(), lone.last_event.reason) == ("REJECTED", "no market for EUR/USD.SIM"), lone.last_event

plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.modify_order(s.cache.orders()[0], quantity=EURUSD.make_qty(2_000))}
closed = run(quotes(1.1, 1.1, 1.1), plan)
assert closed.order_events == ["OrderInitialized", "OrderSubmitted", "OrderFilled"], closed.order_events
