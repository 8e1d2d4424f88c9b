"""A `Position` made from a fill without a position id raises `TypeError`; the same trade applied twice raises `KeyError`."""

from kit.failures import raised
from kit.positions import fill
from kit.market import EURUSD
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.position import Position

assert type(raised(lambda: Position(EURUSD, fill(EURUSD, OrderSide.BUY, 1_000, 1.1, None)))) is TypeError
position = Position(EURUSD, fill(EURUSD, OrderSide.BUY, 2_000, 1.1))
sale = fill(EURUSD, OrderSide.SELL, 1_000, 1.1)
position.apply(sale)
assert type(raised(lambda: position.apply(sale))) is KeyError
assert position.quantity == 1_000, position
