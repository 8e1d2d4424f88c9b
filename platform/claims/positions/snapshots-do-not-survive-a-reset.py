"""Position snapshots live in memory only: `BacktestEngine.reset()` drops them."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes

plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 1_000), 2: lambda s: s.market(BUY, 1_000)}
done = run(quotes(1.1, 1.1, 1.1, 1.1), plan)
assert len(done.engine.cache.position_snapshots()) == 1
done.engine.reset()
assert done.engine.cache.position_snapshots() == []
