"""
If a USD account trades a pair quoted in yen, the trades of the result's USD statistics are missing, because they are listed under JPY; the
total is in USD.
"""

from math import isnan

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.test_kit.providers import TestInstrumentProvider

usdjpy = TestInstrumentProvider.default_fx_ccy("USD/JPY")
plan = {0: lambda s: s.market(BUY, 100_000), 1: lambda s: s.market(SELL, 100_000)}
done = run(quotes(150, 151, 151, half=0.01, instrument=usdjpy), plan, instrument=usdjpy)
stats = done.engine.get_result().stats_pnls
assert list(stats) == ["USD"] and stats["USD"]["PnL (total)"] > 0, stats
assert stats["USD"]["Expectancy"] == 0 or isnan(stats["USD"]["Expectancy"]), stats
yen = done.engine.portfolio.analyzer.get_performance_stats_pnls(usdjpy.quote_currency)
assert yen["Expectancy"] > 0, yen
