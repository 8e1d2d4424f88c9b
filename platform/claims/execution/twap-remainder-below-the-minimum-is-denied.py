"""
TWAP sends the remainder of a quantity that doesn't divide evenly as an extra part; below the instrument's minimum it is denied and the
execution ends short.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.examples.algorithms.twap import TWAPExecAlgorithm
from nautilus_trader.model.identifiers import ExecAlgorithmId


def parts(size):
    params = {"horizon_secs": 30, "interval_secs": 10}
    plan = {0: lambda s: s.market(BUY, size, exec_algorithm_id=ExecAlgorithmId("TWAP"), exec_algorithm_params=params)}
    done = run(quotes(*[1.1] * 60), plan, setup=lambda engine: engine.add_exec_algorithm(TWAPExecAlgorithm()))
    return sorted((order.status_string(), float(order.quantity)) for order in done.orders)


assert parts(90_000) == [("FILLED", 30_000)] * 3, parts(90_000)
assert parts(100_000) == [("DENIED", 1), *[("FILLED", 33_333)] * 3], parts(100_000)
