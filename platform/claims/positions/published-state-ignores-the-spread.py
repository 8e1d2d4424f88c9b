"""The published state of an open position values a long at the ask: bought at the ask in a still market it shows 0.00, while the portfolio shows minus the spread."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.config import ExecEngineConfig

states = []
plan = {
    "start": lambda s: s.msgbus.subscribe("snapshots.positions.*", states.append),
    0: lambda s: s.market(BUY, 100_000),
    2: lambda s: s.marks.update(open=s.portfolio.unrealized_pnl(s.instrument.id).as_double()),
}
done = run(quotes(1.1, 1.1, 1.1), plan, engine={"exec_engine": ExecEngineConfig(snapshot_positions=True)})
assert states and float(str(states[-1]["unrealized_pnl"]).split()[0]) == 0, states
assert round(done.script.marks["open"], 2) == -20, done.script.marks
