"""
In a backtest `shutdown_system` stops the components at once, and the rest of the data is played: resting orders can still
fill, without a callback.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote

prices = [1.10, 1.10, 1.10, 1.04, 1.04]
data = [quote(second, bid, bid + 0.0002) for second, bid in enumerate(prices)]
result = run(data, {0: lambda script: script.limit(BUY, 1_000, 1.05), 1: lambda script: script.shutdown_system("enough")})
assert len(result.script.seen) == 2 and result.engine.iteration == 5, result.engine.iteration
assert result.order.status.name == "FILLED" and result.fills == [], result.order
