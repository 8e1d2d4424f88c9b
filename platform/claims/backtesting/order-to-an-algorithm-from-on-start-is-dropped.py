"""
An order that `on_start` sends to an execution algorithm comes too early: it is dropped without a message and stays
INITIALIZED. Sent at the first data, the algorithm works it.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

from nautilus_trader.examples.algorithms.twap import TWAPExecAlgorithm
from nautilus_trader.model.identifiers import ExecAlgorithmId

algorithm = {
    "exec_algorithm_id": ExecAlgorithmId("TWAP"),
    "exec_algorithm_params": {"horizon_secs": 1.0, "interval_secs": 1.0},
}


def sent(moment):
    data = [quote(second, 1.1000, 1.1002) for second in range(5)]
    plan = {moment: when(Script.market, BUY, 10_000, **algorithm)}
    return run(data, plan, setup=lambda engine: engine.add_exec_algorithm(TWAPExecAlgorithm())).orders[0]


assert sent("start").status == OrderStatus.INITIALIZED, sent("start").status
assert sent(0).status == OrderStatus.FILLED, sent(0).status
