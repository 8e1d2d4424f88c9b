"""Commission in another currency than the settlement currency isn't part of `realized_pnl`; it stands in `commissions()` only."""

from kit.market import EURUSD
from kit.positions import fill
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.currencies import USDT
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.objects import Money
from nautilus_trader.model.position import Position

token = Position(EURUSD, fill(EURUSD, OrderSide.BUY, 1_000, 1.1, commission=Money(5, USDT)))
assert token.realized_pnl.as_double() == 0, token.realized_pnl
assert token.commissions() == [Money(5, USDT)], token.commissions()
dollars = Position(EURUSD, fill(EURUSD, OrderSide.BUY, 1_000, 1.1, commission=Money(5, USD)))
assert dollars.realized_pnl == Money(-5, USD), dollars.realized_pnl
