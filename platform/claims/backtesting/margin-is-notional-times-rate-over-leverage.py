"""
`LeveragedMarginModel`, the default, locks the notional value times the instrument's margin rate, divided by the leverage;
`StandardMarginModel` ignores the leverage.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import StandardMarginModel

data = [quote(0, 1.1, 1.1002)]
rate = float(EURUSD.margin_maint)
buy = {0: when(Script.market, BUY, 100_000)}
for venue, expected in (
    ({}, 110_020 * rate / 10),
    ({"default_leverage": Decimal(1)}, 110_020 * rate),
    ({"default_leverage": Decimal(50)}, 110_020 * rate / 50),
    ({"margin_model": StandardMarginModel()}, 110_020 * rate),
    ({"leverages": {EURUSD.id: Decimal(5)}}, 110_020 * rate / 5),
):
    locked = float(run(data, buy, **venue).account.margin_maint(EURUSD.id))
    assert abs(locked - expected) < 0.01, (venue, locked, expected)
