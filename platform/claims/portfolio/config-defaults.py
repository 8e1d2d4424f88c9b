"""`PortfolioConfig` by default values at quotes and external bars, not at mark prices, and converts to the account's base currency."""

from kit.backtest import run
from nautilus_trader.config import PortfolioConfig

config = PortfolioConfig()
assert (config.use_mark_prices, config.use_mark_xrates) == (False, False), config
assert (config.bar_updates, config.convert_to_account_base_currency) == (True, True), config
assert (config.min_account_state_logging_interval_ms, config.debug) == (None, False), config
