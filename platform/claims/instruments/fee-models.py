"""
`MakerTakerFeeModel`, the default, charges notional × rate; `FixedFeeModel` its amount on an order's first fill only; `PerContractFeeModel` its amount
a unit: one cent is 6,000 USD on 600,000 EUR.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from nautilus_trader.backtest.models import FixedFeeModel
from nautilus_trader.backtest.models import PerContractFeeModel
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.objects import Money

data = [quote(second, 1.0999, 1.1, 500_000) for second in range(2)]


def fees(**venue):
    return [fill.commission.as_double() for fill in run(data, {0: lambda s: s.market(BUY, 600_000)}, **venue).fills]


assert fees() == [11.0, 2.2], fees()
assert fees(fee_model=FixedFeeModel(Money(2, USD))) == [2, 0]
assert fees(fee_model=FixedFeeModel(Money(2, USD), charge_commission_once=False)) == [2, 2]
assert sum(fees(fee_model=PerContractFeeModel(Money("0.01", USD)))) == 6_000
