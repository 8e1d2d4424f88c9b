"""Where a strategy hedges on a netting venue, an algorithm's orders share one made position id; on a hedging venue the primary shares the position of its first spawned order, and each later one has its own."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.execution.algorithm import ExecAlgorithm
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.identifiers import ExecAlgorithmId


class Quarters(ExecAlgorithm):
    def on_order(self, primary):
        part = self.cache.instrument(primary.instrument_id).make_qty(primary.quantity.as_decimal() / 4)
        for _ in range(3):
            self.submit_order(self.spawn_market(primary, part))
        self.submit_order(primary)


def positions(venue, strategy):
    plan = {0: lambda s: s.market(BUY, 40_000, exec_algorithm_id=ExecAlgorithmId("Quarters"))}
    add = lambda engine: engine.add_exec_algorithm(Quarters())  # noqa: E731
    return run(quotes(1.1, 1.1), plan, oms_type=venue, strategy={"oms_type": strategy}, setup=add).positions


made = positions(OmsType.NETTING, "HEDGING")
assert [(each.id.value[:2], int(each.quantity)) for each in made] == [("P-", 40_000)], made
venue = positions(OmsType.HEDGING, None)
sizes = {each.id.value: int(each.quantity) for each in venue}
assert sizes == {"SIM-1-001": 20_000, "SIM-1-002": 10_000, "SIM-1-003": 10_000}, sizes
