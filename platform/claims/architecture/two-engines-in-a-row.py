"""
Two engines one after the other in a process are fine: the second runs as the first did.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes

runs = [run(quotes(3), {0: lambda script: script.market(BUY, 1_000)}) for _ in range(2)]
prices = [[(str(fill.last_px), fill.client_order_id.value) for fill in result.fills] for result in runs]
assert prices[0] == prices[1] and len(prices[0]) == 1, prices
runs[0].engine.dispose()
third = run(quotes(3), {0: lambda script: script.market(BUY, 1_000)})
assert str(third.fills[0].last_px) == prices[0][0][0]
