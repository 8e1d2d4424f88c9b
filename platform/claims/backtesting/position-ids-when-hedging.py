"""
When hedging, the venue numbers the positions itself, as `SIM-1-001`; with `use_position_ids=False` the platform makes their ids, which
start with `P-`.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OmsType

data = [quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)]
buy = when(Script.market, BUY, 1_000)


def names(**venue):
    done = run(data, {0: buy, 1: buy}, oms_type=OmsType.HEDGING, **venue)
    return [position.id.value for position in done.positions]


assert names() == ["SIM-1-001", "SIM-1-002"], names()
assert all(name.startswith("P-") for name in names(use_position_ids=False)), names(use_position_ids=False)
