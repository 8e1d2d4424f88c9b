"""In a run without a position the return statistics of the result are nan; on one day of trading volatility and Sharpe ratio are nan too."""

from math import isnan

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes

nothing = run(quotes(1.1, 1.1)).engine.get_result().stats_returns
assert nothing and all(isnan(value) for value in nothing.values()), nothing
plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 1_000)}
day = run(quotes(1.1, 1.1010, 1.1), plan).engine.get_result().stats_returns
assert isnan(day["Sharpe Ratio (252 days)"]) and isnan(day["Returns Volatility (252 days)"]), day
assert not isnan(day["Average (Return)"]), day
