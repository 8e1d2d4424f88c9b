"""
When a closed netting position opens again, the closed one is kept as a snapshot and the same `Position` object starts over; portfolio and
account still agree.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import USD

path = quotes(1.1, 1.1010, 1.1020, 1.1030)
plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 1_000), 2: lambda s: s.market(BUY, 1_000)}
done = run(path, plan)
(position,), (snapshot,) = done.positions, done.engine.cache.position_snapshots()
assert position.is_open and snapshot.is_closed, (position, snapshot)
assert snapshot.id.value.startswith("EUR/USD.SIM-Script-000-"), snapshot.id
earned = done.account.balance_total(USD).as_double() - 1_000_000
assert abs(done.engine.portfolio.realized_pnl(done.script.instrument.id).as_double() - earned) < 0.005, earned
