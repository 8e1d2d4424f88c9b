"""`elapsed_time` of a result is the simulated span in seconds; a run over no data has 0 iterations."""

from kit.backtest import run
from kit.market import quote
from kit.orders import quotes

day = [quote(0, 1.1, 1.2), quote(86_400, 1.1, 1.2)]
result = run(day).engine.get_result()
assert (result.elapsed_time, result.iterations) == (86_400, 2), result
assert run(quotes(1.1)).engine.get_result().iterations == 1
