"""
`cache.orders_open()` returns the open orders of all strategies; `strategy_id=self.id` narrows it to one's own.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes

rest = {0: lambda script: script.limit(BUY, 1_000, 1.05)}


def look(script):
    script.marks["all"] = len(script.cache.orders_open())
    script.marks["own"] = len(script.cache.orders_open(strategy_id=script.id))


result = run(quotes(4), {**rest, 2: look}, rest)
assert result.script.marks == {"all": 2, "own": 1}, result.script.marks
