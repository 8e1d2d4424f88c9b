"""An instrument with `margin_init` 0 still locks money while a position is open, if its `margin_maint` isn't 0."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.instruments import CurrencyPair


def locked(init, maint, send):
    values = CurrencyPair.to_dict(EURUSD) | {"margin_init": init, "margin_maint": maint}
    instrument = CurrencyPair.from_dict(values)
    return run(quotes(1.1, 1.1, instrument=instrument), {0: send}, instrument=instrument).account.balance_locked(USD).as_double()


buy, rest = (lambda s: s.market(BUY, 100_000)), (lambda s: s.limit(BUY, 100_000, 1.05))
assert locked("0", "0.03", buy) > 0 and locked("0", "0.03", rest) == 0
assert locked("0.03", "0", buy) == 0 and locked("0.03", "0", rest) > 0
