"""
Margin is notional × rate with the standard model, and that divided by the leverage with the leveraged one, the default: 330 USD for a position of
100,000 EUR at 1.10 and 3 % with leverage 10. `add_venue` gives a leverage of 10 by default.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.accounting.margin_models import LeveragedMarginModel
from nautilus_trader.accounting.margin_models import StandardMarginModel

data = [quote(second, 1.0999, 1.1) for second in range(2)]


def maint(**venue):
    return run(data, {0: lambda s: s.market(BUY, 100_000)}, **venue).account.margin_maint(EURUSD.id).as_double()


assert maint() == maint(default_leverage=Decimal(10), margin_model=LeveragedMarginModel()) == 330, maint()
assert maint(default_leverage=Decimal(1)) == 3_300
assert maint(default_leverage=Decimal(10), margin_model=StandardMarginModel()) == 3_300
waiting = run(data, {0: lambda s: s.limit(BUY, 100_000, 1.05)}).account
assert waiting.margin_init(EURUSD.id).as_double() == 315, waiting.margin_init(EURUSD.id)
assert waiting.margin_maint(EURUSD.id) is None or waiting.margin_maint(EURUSD.id).as_double() == 0
