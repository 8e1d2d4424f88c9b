"""Margin rates and fees that an instrument leaves out are 0, limits none: such an instrument locks no margin and charges no fee."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.instruments import CurrencyPair
from nautilus_trader.model.currencies import USD
from kit.market import EURUSD

values = CurrencyPair.to_dict(EURUSD)
needed = ("id", "raw_symbol", "base_currency", "quote_currency", "price_precision", "size_precision", "price_increment", "size_increment", "ts_event", "ts_init")
arguments = {field: getattr(EURUSD, field) for field in needed if field != "id"}
bare = CurrencyPair(instrument_id=EURUSD.id, **arguments)
assert (bare.margin_init, bare.margin_maint, bare.maker_fee, bare.taker_fee) == (0, 0, 0, 0), bare
assert (bare.max_quantity, bare.min_quantity, bare.max_price) == (None, None, None), bare
free = run(quotes(1.1, 1.1, instrument=bare), {0: lambda s: s.market(BUY, 100_000)}, instrument=bare).account
assert free.balance_total(USD).as_double() == free.balance_free(USD).as_double() == 1_000_000, free
paid = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 100_000)}).account
assert paid.balance_total(USD).as_double() < 1_000_000 and paid.balance_locked(USD).as_double() > 0, paid
