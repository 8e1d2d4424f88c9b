"""A cash account with a base currency can't trade a `CurrencyPair`: `add_instrument` raises `InvalidConfiguration`. Without one it can."""

from kit.backtest import run
from kit.failures import raised
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.currencies import USD
from nautilus_trader.common.config import InvalidConfiguration

error = raised(lambda: run(quotes(1.1), **{**cash("1000 USD"), "base_currency": USD}))
assert type(error) is InvalidConfiguration, error
run(quotes(1.1), **cash())
