"""
With `accepted_buffer_ns`, `own_bid_orders` leaves out orders accepted less than that time before `ts_now`; an order that isn't accepted
yet stays in.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import SECOND
from kit.orders import quotes
from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.config import ExecEngineConfig

found = []


def look(script):
    now = script.clock.timestamp_ns()
    (order,) = script.cache.orders()
    book = script.cache.own_bid_orders(EURUSD.id, accepted_buffer_ns=2 * SECOND, ts_now=now)
    found.append((order.status_string(), len(book)))


plan = {0: lambda script: script.limit(BUY, 1_000, 1.0), 1: look, 4: look, 6: look}
settings = {"exec_engine": ExecEngineConfig(manage_own_order_books=True)}
done = run(quotes(*[1.1] * 7), plan, latency_model=LatencyModel(3 * SECOND), engine=settings)
assert found == [("SUBMITTED", 1), ("ACCEPTED", 0), ("ACCEPTED", 1)], found
error = raised(lambda: done.engine.cache.own_bid_orders(EURUSD.id, accepted_buffer_ns=1))
assert type(error) is ValueError, repr(error)
