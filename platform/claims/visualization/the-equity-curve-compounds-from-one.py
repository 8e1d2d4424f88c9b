"""
The equity curve compounds returns from 1.0 and begins with the first return's value; the drawdown chart adds the starting
point one second before it, at zero.
"""
# only: nightly — tearsheets came with 1.222.0

from nautilus_trader.analysis import create_drawdown_chart
from nautilus_trader.analysis import create_equity_curve

import pandas as pd

days = pd.date_range("2024-01-01", periods=3, freq="D", tz="UTC")
returns = pd.Series([0.10, -0.50, 0.20], index=days)
equity = create_equity_curve(returns).data[0]
assert [round(float(value), 4) for value in equity.y] == [1.1, 0.55, 0.66], equity.y
drawdown = create_drawdown_chart(returns).data[0]
assert [round(float(value), 2) for value in drawdown.y] == [0.0, 0.0, -50.0, -40.0], drawdown.y
assert days[0] - pd.Timestamp(drawdown.x[0]) == pd.Timedelta(seconds=1), drawdown.x[0]
