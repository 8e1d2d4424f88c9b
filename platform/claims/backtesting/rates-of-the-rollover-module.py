"""
The rollover module's table of rates needs months as `2024-01`: a quarter is found only as `2024-Q01`, and a JSON string raises
`ValueError`.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.failures import raised
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.config import FXRolloverInterestConfig
from nautilus_trader.backtest.modules import FXRolloverInterestModule
from nautilus_trader.model.currencies import USD

import pandas as pd

data = [quote(3_600 * hour, 1.1, 1.1001) for hour in range(12)]


def booked(time):
    rates = pd.DataFrame({"LOCATION": ["EA19", "USA"], "TIME": [time] * 2, "Value": [3.0, 5.0]})
    module = FXRolloverInterestModule(FXRolloverInterestConfig(rate_data=rates))
    account = run(data, {0: when(Script.market, BUY, 1_000_000)}, modules=[module]).account
    return abs(float(account.balance_total(USD)) - 1_000_000 + float(account.commission(USD))) > 0.01


assert booked("2024-01")
assert booked("2024-Q01")
assert type(raised(lambda: booked("2024-Q1"))) is RuntimeError, raised(lambda: booked("2024-Q1"))
text = pd.DataFrame({"LOCATION": ["EA19"], "TIME": ["2024-01"], "Value": [3.0]}).to_json()
error = raised(lambda: FXRolloverInterestModule(FXRolloverInterestConfig(rate_data=text)))
assert type(error) is ValueError, error
