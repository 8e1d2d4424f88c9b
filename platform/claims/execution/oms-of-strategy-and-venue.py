"""
A strategy's `oms_type` wins over the venue's; unset, the venue's counts. NETTING makes one position a strategy and instrument, HEDGING one an
order, with the venue's ids on a HEDGING venue and made ids (`P-…`) on a NETTING one.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import OmsType

plan = {0: lambda s: s.market(BUY, 2_000), 1: lambda s: s.market(SELL, 1_000)}


def ids(venue, strategy):
    fields = {"oms_type": strategy} if strategy else {}
    done = run(quotes(1.1, 1.1, 1.1), plan, strategy=fields, oms_type=OmsType[venue])
    return [position.id.value for position in done.positions]


netted = ["EUR/USD.SIM-Script-000"]
assert ids("NETTING", None) == ids("NETTING", "NETTING") == ids("HEDGING", "NETTING") == netted
assert ids("HEDGING", None) == ids("HEDGING", "HEDGING") == ["SIM-1-001", "SIM-1-002"]
made = ids("NETTING", "HEDGING")
assert len(made) == 2 and all(each.startswith("P-20240102-1200") for each in made), made
