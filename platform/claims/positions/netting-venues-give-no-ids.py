"""On a backtest venue that nets, the positions of a strategy with the mode HEDGING get ids that the platform makes."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType


def name(oms_type):
    done = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}, oms_type=oms_type, strategy={"oms_type": "HEDGING"})
    return done.positions[0].id.value


assert name(OmsType.NETTING) == "P-20240102-120000-001-000-1", name(OmsType.NETTING)
assert name(OmsType.HEDGING) == "SIM-1-001", name(OmsType.HEDGING)
