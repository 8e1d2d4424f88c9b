"""While a position is open its `ts_closed` is 0, not None."""

from kit.market import EURUSD
from kit.positions import fill
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.position import Position

position = Position(EURUSD, fill(EURUSD, OrderSide.BUY, 1_000, 1.1))
assert (position.is_open, position.ts_closed) == (True, 0), position.ts_closed
position.apply(fill(EURUSD, OrderSide.SELL, 1_000, 1.2))
assert position.is_closed and position.ts_closed > 0, position.ts_closed
