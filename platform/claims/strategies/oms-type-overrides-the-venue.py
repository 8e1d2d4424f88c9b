"""
A strategy's `oms_type` overrides the venue's: `"HEDGING"` on a netting venue opens a position `P-…` for each entry that
names no position, and `"NETTING"` on a hedging venue keeps to one position.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from nautilus_trader.model.enums import OmsType

buys = {0: lambda script: script.market(BUY, 1_000), 1: lambda script: script.market(BUY, 1_000)}
hedging = run(quotes(4), buys, strategy={"oms_type": "HEDGING"}, oms_type=OmsType.NETTING)
assert len(hedging.positions) == 2, hedging.positions
assert all(position.id.value.startswith("P-") for position in hedging.positions)

netting = run(quotes(4), buys, strategy={"oms_type": "NETTING"}, oms_type=OmsType.HEDGING)
(position,) = netting.positions
assert position.id.value == "EUR/USD.SIM-Script-000" and position.quantity == 2_000, position
