"""
When the entry of a bracket is rejected, its exits are rejected as reduce-only orders without a position. Where venue and
strategy net, and the strategy has a position that they would reduce, they go to work against it.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.enums import OrderType

ENTRY = {"entry_order_type": OrderType.LIMIT, "entry_price": None, "entry_post_only": True}


def send(script):
    entry = ENTRY | {"entry_price": script.instrument.make_price(1.1010)}
    bracket(script, BUY, 1_000, 1.0970, 1.1020, **entry)


def legs(oms_type, *, holding, strategy=None):
    before = {0: lambda s: s.market(BUY, 5_000)} if holding else {}
    done = run(quotes(*[1.1] * 4), before | {1: send}, oms_type=oms_type, strategy=strategy)
    return [order.status_string() for order in done.script.marks["legs"]]


assert legs(OmsType.NETTING, holding=False) == ["REJECTED"] * 3
assert legs(OmsType.NETTING, holding=True) == ["REJECTED", "ACCEPTED", "ACCEPTED"]
assert legs(OmsType.HEDGING, holding=True) == ["REJECTED"] * 3
assert legs(OmsType.NETTING, holding=True, strategy={"oms_type": "HEDGING"}) == ["REJECTED"] * 3
