"""
For a spot pair a commission in the base currency moves the position's size by its amount, with the sign it was reported with: a cost of 0.001
makes a purchase of 1 a position of 1.001. In 1.221.0 nothing moves the size.
"""

from kit.positions import fill
from kit.version import RELEASE
from nautilus_trader.model.currencies import BTC
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.objects import Money
from nautilus_trader.model.position import Position
from nautilus_trader.test_kit.providers import TestInstrumentProvider

btcusdt = TestInstrumentProvider.btcusdt_binance()
for commission in (0.001, -0.001):
    position = Position(btcusdt, fill(btcusdt, OrderSide.BUY, 1, 40_000, commission=Money(commission, BTC)))
    expected = 1 + commission if RELEASE >= (1, 222, 0) else 1
    assert abs(float(position.quantity) - expected) < 1e-9, position
