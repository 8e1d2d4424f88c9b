"""
In HEDGING a sale without a `position_id` opens a position of its own; `close_position`, or the id passed with the order, closes the existing
one.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType


def states(second):
    done = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 1_000), 1: second}, oms_type=OmsType.HEDGING)
    return [position.side.name for position in done.positions]


first = lambda s: s.cache.positions_open()[0]
assert states(lambda s: s.market(SELL, 1_000)) == ["LONG", "SHORT"]
assert states(lambda s: s.close_position(first(s))) == ["FLAT"]
assert states(lambda s: s.market(SELL, 1_000, submit={"position_id": first(s).id})) == ["FLAT"]
