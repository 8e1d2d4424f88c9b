"""
With a position open at the end, the log of a run adds its unrealised profit to `PnL (total)` and `PnL% (total)`;
`BacktestResult.stats_pnls` and the analyzer leave it out.
"""

from kit.failures import process

PROGRAM = """
from kit.backtest import BUY, run
from kit.orders import quotes
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import USD

logging = LoggingConfig(log_level="INFO", log_colors=False)
done = run(quotes(1.1, 1.1, 1.2), {0: lambda s: s.market(BUY, 100_000)}, engine={"logging": logging})
analyzer = done.engine.portfolio.analyzer.get_performance_stats_pnls(USD)
for stats in (done.engine.get_result().stats_pnls["USD"], analyzer):
    print("kept", round(stats["PnL (total)"], 2), round(stats["PnL% (total)"], 5))
"""

printed = process(PROGRAM).stdout
lines = [line.split(": ", 1)[-1] for line in printed.splitlines()]
logged = printed[printed.index("PnL Statistics (USD)") :]
assert [line for line in lines if line.startswith("kept")] == ["kept -2.2 -0.00022"] * 2, lines
assert "PnL (total):                    9_977.8\n" in logged, logged
assert "PnL% (total):                   0.99778" in logged, logged
assert any("Unrealized PnLs (included in totals)" in line for line in lines), lines
