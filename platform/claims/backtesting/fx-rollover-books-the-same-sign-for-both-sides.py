"""
`FXRolloverInterestModule` books the same sign for a long and a short position.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.config import FXRolloverInterestConfig
from nautilus_trader.backtest.modules import FXRolloverInterestModule
from nautilus_trader.model.currencies import USD

import pandas as pd

rates = pd.DataFrame({"LOCATION": ["EA19", "USA"], "TIME": ["2024-01"] * 2, "Value": [3.0, 5.0]})
data = [quote(3_600 * hour, 1.1, 1.1001) for hour in range(12)]


def booked(side, module=True):
    modules = [FXRolloverInterestModule(FXRolloverInterestConfig(rate_data=rates))] if module else []
    account = run(data, {0: when(Script.market, side, 1_000_000)}, modules=modules).account
    return float(account.balance_total(USD)) - 1_000_000 + float(account.commission(USD))


assert booked(BUY) == booked(SELL) != 0, (booked(BUY), booked(SELL))
assert abs(booked(BUY, module=False)) < 0.005, booked(BUY, module=False)
