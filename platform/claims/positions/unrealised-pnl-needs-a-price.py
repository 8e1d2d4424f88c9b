"""`unrealized_pnl()` and `total_pnl()` of a position raise `TypeError` without a price; a flat position has zero unrealised PnL."""

from kit.failures import raised
from kit.market import EURUSD
from kit.positions import fill
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.position import Position

position = Position(EURUSD, fill(EURUSD, OrderSide.BUY, 1_000, 1.1))
assert type(raised(lambda: position.unrealized_pnl())) is TypeError
assert type(raised(lambda: position.total_pnl())) is TypeError
position.apply(fill(EURUSD, OrderSide.SELL, 1_000, 1.2))
assert position.unrealized_pnl(EURUSD.make_price(1.3)).as_double() == 0
