"""
With NETTING the round trips of one instrument and strategy share one position id: `total_positions` counts them once in 1.221.0 and
each in 1.222.0; the positions report has a line for each in both.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from kit.version import RELEASE

data = [quote(second, 1.1, 1.1002) for second in range(6)]
plan = {n: when(Script.market, SELL if n % 2 else BUY, 1_000) for n in range(6)}
done = run(data, plan)
assert len(done.engine.trader.generate_positions_report()) == 3
total = done.engine.get_result().total_positions
assert total == (1 if RELEASE < (1, 222) else 3), total
