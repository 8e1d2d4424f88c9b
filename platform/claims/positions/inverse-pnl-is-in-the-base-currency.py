"""The PnL of an inverse position is the difference of the prices' reciprocals, in the base currency: 10,000 contracts from 40,000 to 44,000 gain 0.02272727 BTC before commission."""

from kit.positions import fill
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.position import Position
from nautilus_trader.test_kit.providers import TestInstrumentProvider

xbtusd = TestInstrumentProvider.xbtusd_bitmex()
position = Position(xbtusd, fill(xbtusd, OrderSide.BUY, 10_000, 40_000))
gain = position.unrealized_pnl(xbtusd.make_price(44_000))
assert str(gain) == "0.02272727 BTC", gain
assert str(position.notional_value(xbtusd.make_price(44_000))) == "0.22727273 BTC"
assert position.settlement_currency.code == "BTC"
