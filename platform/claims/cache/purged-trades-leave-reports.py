"""
What is purged is gone for the reports and for the trade statistics; the balance and `PnL (total)` remember it.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes
from kit.market import at


def outcome(purge):
    def clean(script):
        if purge:
            script.cache.purge_closed_orders(ts_now=at(60))
            script.cache.purge_closed_positions(ts_now=at(60))

    plan = {0: lambda script: script.market(BUY, 100_000), 1: lambda script: script.market(SELL, 100_000), 3: clean}
    engine = run(quotes(5), plan).engine
    stats = engine.get_result().stats_pnls["USD"]
    rows = len(engine.trader.generate_orders_report()), len(engine.trader.generate_positions_report())
    return rows, stats["Expectancy"] == -24.4, round(stats["PnL (total)"], 2)


assert outcome(False) == ((2, 1), True, -24.4), outcome(False)
assert outcome(True) == ((0, 0), False, -24.4), outcome(True)
