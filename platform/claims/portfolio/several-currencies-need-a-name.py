"""With several currencies `get_performance_stats_pnls()` raises `ValueError` until one is named; on a spot account the currency bought counts as profit."""

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.currencies import EUR

done = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}, **cash())
analyzer = done.engine.portfolio.analyzer
assert type(raised(analyzer.get_performance_stats_pnls)) is ValueError
stats = analyzer.get_performance_stats_pnls(EUR)
assert (stats["PnL (total)"], stats["PnL% (total)"]) == (1_000, 0), stats
