"""A position that is still open at the end puts a return of 0 on 1970-01-01 and lowers the win rate."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes

plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 1_000)}


def figures(plan):
    engine = run(quotes(1.1, 1.1010, 1.1020, 1.1030), plan).engine
    days = [str(day.date()) for day in engine.portfolio.analyzer.returns().index]
    return sorted(days), engine.get_result().stats_pnls["USD"]["Win Rate"]


assert figures(plan) == (["2024-01-02"], 1.0), figures(plan)
still_open = figures({**plan, 2: lambda s: s.market(BUY, 1_000)})
assert still_open == (["1970-01-01", "2024-01-02"], 0.5), still_open
