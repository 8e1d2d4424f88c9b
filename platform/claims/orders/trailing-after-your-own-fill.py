"""
In 1.221.0 a trailing stop with the default trigger type takes your own fill for the last trade and its trigger then never moves; 1.222.0 raises
`RuntimeError`, as without a fill.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.orders import quotes
from kit.version import RELEASE


def send(script):
    script.market(BUY, 1_000)
    script.send(script.order_factory.trailing_stop_market(EURUSD.id, SELL, EURUSD.make_qty(1_000), Decimal("0.0010")))


follow = lambda: run(quotes(1.1, 1.11, 1.12), {0: send})
if RELEASE >= (1, 222, 0):
    assert type(raised(follow)) is RuntimeError
else:
    trail = follow().orders[1]
    assert (trail.status_string(), str(trail.trigger_price)) == ("ACCEPTED", "1.09910"), trail
