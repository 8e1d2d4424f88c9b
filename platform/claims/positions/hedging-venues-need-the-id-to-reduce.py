"""
A simulated hedging venue rejects a reduce-only order that names no position, even when its strategy is on netting and holds one; with the
position's id, and without reduce-only on netting, the order closes it.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType


def outcome(oms_type, named=False, **arguments):
    def sell(script):
        position_id = script.cache.positions_open()[0].id if named else None
        script.market(SELL, 2_000, submit={"position_id": position_id}, **arguments)

    plan = {0: lambda s: s.market(BUY, 2_000), 2: sell}
    done = run(quotes(*[1.1] * 4), plan, strategy={"oms_type": oms_type}, oms_type=OmsType.HEDGING)
    return done.orders[-1].status_string(), done.engine.cache.positions_open_count()


for oms_type in ("NETTING", "HEDGING"):
    assert outcome(oms_type, reduce_only=True) == ("REJECTED", 1), oms_type
    assert outcome(oms_type, named=True, reduce_only=True) == ("FILLED", 0), oms_type
assert outcome("NETTING") == ("FILLED", 0), outcome("NETTING")
