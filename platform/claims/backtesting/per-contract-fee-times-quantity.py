"""
`PerContractFeeModel` multiplies its amount by the filled quantity.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import PerContractFeeModel
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import USD

data = [quote(0, 1.1, 1.2)]
for quantity in (1_000, 3_000):
    done = run(data, {0: when(Script.market, BUY, quantity)}, fee_model=PerContractFeeModel(Money(0.01, USD)))
    assert float(done.order.commissions()[0]) == quantity / 100, done.order.commissions()
