"""
`cancel_all_orders` and `close_all_positions` need an instrument: without one they raise `TypeError`.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.failures import raised


def ask(script):
    script.marks["cancel"] = raised(lambda: script.cancel_all_orders())
    script.marks["none"] = raised(lambda: script.cancel_all_orders(None))
    script.marks["close"] = raised(lambda: script.close_all_positions())
    script.cancel_all_orders(script.instrument.id)


result = run(quotes(4), {0: lambda script: script.limit(BUY, 1_000, 1.05), 1: ask})
assert {type(error) for error in result.script.marks.values()} == {TypeError}, result.script.marks
assert result.order.status.name == "CANCELED"
