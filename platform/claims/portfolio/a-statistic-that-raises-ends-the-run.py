"""A registered statistic that raises ends the run with its exception, after the last piece of data."""

from kit.backtest import run
from kit.failures import raised
from kit.orders import quotes
from nautilus_trader.analysis import PortfolioStatistic

seen = []


class Broken(PortfolioStatistic):
    def calculate_from_returns(self, returns):
        raise ArithmeticError("broken")


look = lambda s: seen.append(s.clock.timestamp_ns())
error = raised(
    lambda: run(
        quotes(1.1, 1.1, 1.1),
        {0: look, 1: look, 2: look},
        setup=lambda engine: engine.portfolio.analyzer.register_statistic(Broken()),
    )
)
assert type(error) is ArithmeticError and len(seen) == 3, (error, seen)
