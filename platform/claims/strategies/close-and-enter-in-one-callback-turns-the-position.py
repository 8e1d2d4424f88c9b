"""
Two orders in one callback, a close and an entry the other way, are both filled: the position turns over, though code
between the two that asks the portfolio still sees the old position.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes


def turn(script):
    script.close_all_positions(script.instrument.id)
    script.marks["between"] = script.portfolio.is_net_long(script.instrument.id)
    script.market(SELL, 2_000)


def look(script):
    script.marks["after"] = int(script.portfolio.net_position(script.instrument.id))


marks = run(quotes(5), {0: lambda script: script.market(BUY, 1_000), 1: turn, 3: look}).script.marks
assert marks == {"between": True, "after": -2_000}, marks
