"""Amounts in reports are text: a sum over `realized_pnl` joins the texts, without an error; a sum of `Money` is a `Decimal`."""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.objects import Money

buy, sell = (lambda s: s.market(BUY, 1_000)), (lambda s: s.market(SELL, 1_000))
trader = run(quotes(*[1.1] * 5), {0: buy, 1: sell, 2: buy}).engine.trader
joined = trader.generate_positions_report()["realized_pnl"].sum()
assert type(joined) is str and joined.count("USD") == 2, joined
assert all(type(value) is str for value in trader.generate_fills_report()["last_px"])
assert all(type(value) is float for value in trader.generate_orders_report()["avg_px"])
assert type(Money(1, USD) + Money(1, USD)) is Decimal, Money(1, USD) + Money(1, USD)
assert type(sum(money.as_decimal() for money in (Money(1, USD), Money(1, EUR)))) is Decimal
