"""
A strategy that submits with another strategy's `position_id` trades that position: without one, each has its own.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from nautilus_trader.model.identifiers import PositionId

first = {0: lambda script: script.market(BUY, 1_000)}
other = PositionId("EUR/USD.SIM-Script-000")
shared = run(quotes(4), first, {1: lambda script: script.market(BUY, 2_000, submit={"position_id": other})})
(position,) = shared.positions
assert position.id == other and position.quantity == 3_000, position

apart = run(quotes(4), first, {1: lambda script: script.market(BUY, 2_000)})
assert [int(position.quantity) for position in apart.positions] == [1_000, 2_000], apart.positions
