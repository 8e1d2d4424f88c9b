"""
After `close_position` the position stays open, and the portfolio isn't flat, until the callback ends; in
`on_position_closed` it is.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from nautilus_trader.model.events import PositionClosed


def close(script):
    (position,) = script.cache.positions_open()
    script.close_position(position)
    script.marks["same callback"] = position.is_open, script.portfolio.is_flat(script.instrument.id)
    script.marks["position"] = position


def look(script):
    script.marks["next item"] = script.marks["position"].is_open, script.portfolio.is_flat(script.instrument.id)


result = run(quotes(4), {0: lambda script: script.market(BUY, 1_000), 1: close, 2: look})
marks = result.script.marks
assert marks["same callback"] == (True, False), marks
assert marks["next item"] == (False, True), marks
assert isinstance(result.script.events[-1], PositionClosed)
