"""
Orders that an algorithm spawns have the primary's id followed by `-E1`, `-E2` and so on, and each takes its quantity off the primary, which
can be sent as the last part.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.execution.algorithm import ExecAlgorithm
from nautilus_trader.model.identifiers import ExecAlgorithmId


class Thirds(ExecAlgorithm):
    def on_order(self, primary):
        part = self.cache.instrument(primary.instrument_id).make_qty(1_000)
        self.submit_order(self.spawn_market(primary, part))
        self.submit_order(self.spawn_market(primary, part))
        self.submit_order(primary)


plan = {0: lambda s: s.market(BUY, 3_000, exec_algorithm_id=ExecAlgorithmId("Thirds"))}
done = run(quotes(1.1, 1.1), plan, setup=lambda engine: engine.add_exec_algorithm(Thirds()))
sizes = {order.client_order_id.value: float(order.filled_qty) for order in done.orders}
primary = min(sizes, key=len)
assert sizes == {primary: 1_000, f"{primary}-E1": 1_000, f"{primary}-E2": 1_000}, sizes
