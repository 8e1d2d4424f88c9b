"""With `run_analysis=False` in `BacktestEngineConfig` the result has no statistics of PnL; by default it has them."""

from kit.backtest import run
from kit.orders import quotes

assert run(quotes(1.1, 1.1), engine={"run_analysis": False}).engine.get_result().stats_pnls == {}
assert "PnL (total)" in run(quotes(1.1, 1.1)).engine.get_result().stats_pnls["USD"]
