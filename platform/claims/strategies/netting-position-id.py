"""
With netting, a strategy's fills in one instrument add to the one position `{instrument_id}-{strategy_id}`, which closes
and opens again, and another strategy's fills to a position of their own.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes

plan = {
    0: lambda script: script.market(BUY, 1_000),
    1: lambda script: script.market(SELL, 1_000),
    2: lambda script: script.market(BUY, 2_000),
}
result = run(quotes(4), plan, {0: lambda script: script.market(SELL, 3_000)})
ids = sorted(position.id.value for position in result.positions)
assert ids == ["EUR/USD.SIM-Script-000", "EUR/USD.SIM-Script-001"], ids
