"""
TWAP leaves an order INITIALIZED when it isn't a MARKET order, when `horizon_secs` or `interval_secs` is missing, or when the horizon is
shorter than the interval.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.examples.algorithms.twap import TWAPExecAlgorithm
from nautilus_trader.model.identifiers import ExecAlgorithmId


def states(send):
    done = run(quotes(*[1.1] * 40), {0: send}, setup=lambda engine: engine.add_exec_algorithm(TWAPExecAlgorithm()))
    return {order.status_string() for order in done.orders}


def market(**seconds):
    given = {"exec_algorithm_id": ExecAlgorithmId("TWAP"), "exec_algorithm_params": seconds}
    return lambda s: s.market(BUY, 90_000, **given)


assert states(market(horizon_secs=30, interval_secs=10)) == {"FILLED"}
assert states(market(interval_secs=10)) == states(market(horizon_secs=30)) == {"INITIALIZED"}
assert states(market(horizon_secs=5, interval_secs=10)) == {"INITIALIZED"}
whole = {"horizon_secs": 30, "interval_secs": 10}
limit = lambda s: s.limit(BUY, 90_000, 1.2, exec_algorithm_id=ExecAlgorithmId("TWAP"), exec_algorithm_params=whole)
assert states(limit) == {"INITIALIZED"}
