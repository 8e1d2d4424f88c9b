"""The cache's totals of an algorithm's orders wrap around above some 1,844 units in a build with high precision; below that they are right."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.execution.algorithm import ExecAlgorithm
from nautilus_trader.model.identifiers import ExecAlgorithmId


class Whole(ExecAlgorithm):
    def on_order(self, primary):
        self.submit_order(primary)


def total(size):
    plan = {0: lambda s: s.market(BUY, size, exec_algorithm_id=ExecAlgorithmId("Whole"))}
    done = run(quotes(1.1, 1.1), plan, setup=lambda engine: engine.add_exec_algorithm(Whole()))
    assert done.order.filled_qty == size, done.order
    return float(done.engine.cache.exec_spawn_total_quantity(done.order.client_order_id))


assert total(1_800) == 1_800, total(1_800)
assert 0 < total(100_000) < 1_845, total(100_000)
