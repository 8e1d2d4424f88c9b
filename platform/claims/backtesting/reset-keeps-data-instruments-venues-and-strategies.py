"""
`reset()` keeps data, instruments, venues and strategies: a second run gives the first one's orders, and a strategy that is added
without `clear_strategies()` runs beside the old one.
"""

from kit.backtest import BUY
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import build
from nautilus_trader.trading.strategy import Strategy

data = [quote(second, 1.1, 1.1002) for second in range(4)]


class Buyer(Strategy):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)
        self.bought = False

    def on_quote_tick(self, tick):
        if not self.bought:
            self.bought = True
            self.submit_order(self.order_factory.market(EURUSD.id, BUY, EURUSD.make_qty(1_000)))


engine = build(data)
engine.add_strategy(Buyer())
counts = []
for step in ("first", "again", "beside", "cleared"):
    if step == "cleared":
        engine.clear_strategies()
    if step in ("beside", "cleared"):
        engine.add_strategy(Buyer())
    engine.run()
    result = engine.get_result()
    counts.append((result.iterations, result.total_orders))
    engine.reset()
    assert engine.cache.instrument(EURUSD.id) is not None
    assert engine.get_result().iterations == 0
assert counts == [(4, 1), (4, 1), (4, 2), (4, 1)], counts
