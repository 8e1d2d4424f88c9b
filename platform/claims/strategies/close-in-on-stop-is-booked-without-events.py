"""
A close in `on_stop` is filled and booked at the end of a backtest, but its events no longer reach the strategy.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes

buy = {0: lambda script: script.market(BUY, 1_000)}
closed = run(quotes(3), {**buy, "stop": lambda script: script.close_all_positions(script.instrument.id)})
assert closed.engine.cache.positions_open_count() == 0
assert [order.status.name for order in closed.orders] == ["FILLED", "FILLED"]
assert len(closed.fills) == 1 and closed.script.names()[-1] == "PositionOpened", closed.script.names()

left = run(quotes(3), buy)
assert left.engine.cache.positions_open_count() == 1
