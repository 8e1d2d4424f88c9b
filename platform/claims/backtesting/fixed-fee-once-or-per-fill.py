"""
`FixedFeeModel` charges its amount once an order, or with `charge_commission_once=False` on each fill.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import FixedFeeModel
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import USD

data = [quote(0, 1.1, 1.2, size=1_000)]
buy = {0: when(Script.market, BUY, 5_000)}
once = run(data, buy, fee_model=FixedFeeModel(Money(2, USD)))
each = run(data, buy, fee_model=FixedFeeModel(Money(2, USD), charge_commission_once=False))
assert len(once.fills) == len(each.fills) == 2
assert [float(fill.commission) for fill in once.fills] == [2, 0], once.fills
assert [float(fill.commission) for fill in each.fills] == [2, 2], each.fills
