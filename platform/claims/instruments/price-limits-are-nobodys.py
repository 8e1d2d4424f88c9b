"""An order beyond the instrument's `max_price` or below its `min_price` is accepted: nothing checks those limits."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.instruments import CurrencyPair

bounded = CurrencyPair.from_dict(CurrencyPair.to_dict(EURUSD) | {"min_price": "1.00000", "max_price": "1.20000"})
assert str(bounded.max_price) == "1.20000"
plan = {0: lambda s: (s.limit(BUY, 1_000, 0.5), s.limit(SELL, 1_000, 1.9))}
for order in run(quotes(1.1, 1.1, instrument=bounded), plan, instrument=bounded).orders:
    assert order.status_string() == "ACCEPTED", order
