"""
`purge_closed_orders` deletes orders that have been closed for `buffer_secs` or longer, and keeps open ones; `purge_order`
keeps an open order too.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes

plan = {0: lambda script: script.market(BUY, 1_000), 1: lambda script: script.limit(BUY, 1_000, 1.05)}
result = run(quotes(3), plan)
cache, (filled, resting) = result.engine.cache, result.orders
closed = filled.ts_closed
for now, left in ((closed + 9 * 10**9, 2), (closed + 10 * 10**9, 1)):
    cache.purge_closed_orders(ts_now=now, buffer_secs=10)
    assert cache.orders_total_count() == left, (now, cache.orders_total_count())
cache.purge_order(resting.client_order_id)
assert cache.orders() == [resting], cache.orders()
