"""In the simulator an order with AT_THE_OPEN or AT_THE_CLOSE never fills, neither a market order nor a marketable limit: both stay SUBMITTED."""
# only: latest — release 1.222.0 rejects such market orders, the documented commit leaves them SUBMITTED

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import TimeInForce

for value in (TimeInForce.AT_THE_OPEN, TimeInForce.AT_THE_CLOSE):
    plan = {
        0: lambda s, value=value: (
            s.market(BUY, 1_000, time_in_force=value),
            s.limit(BUY, 1_000, 1.1001, time_in_force=value),
        )
    }
    for order in run(quotes(1.1, 1.1, 1.1), plan).orders:
        assert (order.status_string(), float(order.filled_qty)) == ("SUBMITTED", 0), order
plain = run(quotes(1.1, 1.1), {0: lambda s: s.limit(BUY, 1_000, 1.1001)}).order
assert plain.status_string() == "FILLED", plain
