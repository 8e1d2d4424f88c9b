"""A backtest venue gives hedging position ids such as `SIM-1-001`; with `use_position_ids=False` the platform makes ids such as `P-20240102-120000-001-000-1`."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType


def name(**venue):
    done = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}, oms_type=OmsType.HEDGING, **venue)
    return done.positions[0].id.value


assert name() == "SIM-1-001", name()
assert name(use_position_ids=False) == "P-20240102-120000-001-000-1", name(use_position_ids=False)
