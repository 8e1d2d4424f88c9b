"""The venue rejects a reduce-only order when there is nothing to reduce, and cuts its fill to what is left of the position."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes

alone = run(quotes(1.1, 1.1), {0: lambda s: s.market(SELL, 1_000, reduce_only=True)}).order
assert alone.status_string() == "REJECTED", alone
assert alone.last_event.reason.startswith("REDUCE_ONLY MARKET SELL order would have increased position"), alone.last_event

cut = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 5_000, reduce_only=True)})
exit_order = cut.orders[1]
assert (exit_order.status_string(), float(exit_order.filled_qty)) == ("FILLED", 1_000), exit_order
assert cut.positions[0].is_closed, cut.positions
