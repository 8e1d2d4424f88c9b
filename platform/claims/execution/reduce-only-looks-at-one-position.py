"""
On arrival a reduce-only order looks at the position named in `submit_order`; without a name a NETTING venue looks at that of its
instrument and strategy, a HEDGING venue at none, even if the strategy is NETTING. What finds no position to reduce is rejected.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType

three = quotes(1.1, 1.1, 1.1)


def bare(script):
    script.market(SELL, 1_000, reduce_only=True)


def named(script):
    (position,) = script.cache.positions_open()
    script.market(SELL, 1_000, submit={"position_id": position.id}, reduce_only=True)


def last(*plans, **arguments):
    order = run(three, *plans, **arguments).orders[-1]
    return order.status_string(), getattr(order.last_event, "reason", None)


def opens(script):
    script.market(BUY, 1_000)


refused = ("REJECTED", "REDUCE_ONLY MARKET SELL order would have increased position")
hedging = {"oms_type": OmsType.HEDGING}
netting_strategy = last({0: opens, 1: bare}, **hedging, strategy={"oms_type": "NETTING"})
for found in (last({0: opens, 1: bare}, **hedging), netting_strategy, last({0: opens}, {1: bare})):
    assert found == refused, found
for found in (last({0: opens, 1: named}, **hedging), last({0: opens, 1: bare})):
    assert found == ("FILLED", None), found
