"""A released order goes to its execution algorithm, if it names one, and what the algorithm submits passes the risk engine's checks."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.execution.algorithm import ExecAlgorithm
from nautilus_trader.model.enums import TriggerType
from nautilus_trader.model.identifiers import ExecAlgorithmId


class HandOn(ExecAlgorithm):
    def on_order(self, order):
        self.submit_order(order)


def status(size, algorithm=None):
    fields = {"emulation_trigger": TriggerType.BID_ASK, "exec_algorithm_id": algorithm}
    plan = {0: lambda script: script.limit(BUY, size, 1.2, **fields)}
    return run(quotes(1.1, 1.1, 1.1), plan, setup=lambda engine: engine.add_exec_algorithm(HandOn())).order.status_string()


named = ExecAlgorithmId("HandOn")
# The smallest size is 1,000; a released order that is refused stays RELEASED.
assert (status(10), status(10, named)) == ("FILLED", "RELEASED"), (status(10), status(10, named))
assert status(1_000, named) == "FILLED", status(1_000, named)
