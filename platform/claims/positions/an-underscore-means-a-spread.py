"""
A symbol with an underscore counts as a spread's, `EUR_USD` too: in a backtest, a fill of an ordinary instrument with such a symbol ends the run
with a `ValueError`, and no position is made. A spread contract whose symbol has no underscore gets a position.
"""
# only: latest — release 1.222.0 goes by the instrument instead of its symbol, unlike the documented commit

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import at
from kit.market import trade
from kit.simulation import renamed
from nautilus_trader.model.instruments import FuturesSpread
from nautilus_trader.test_kit.providers import TestInstrumentProvider


def bought(instrument, price, size):
    data = [trade(second, price, instrument=instrument) for second in range(3)]
    return run(data, {0: lambda s: s.market(BUY, size)}, instrument=instrument).positions


error = raised(lambda: bought(renamed(EURUSD, "EUR_USD.SIM"), 1.1, 1_000))
assert type(error) is ValueError, error
assert str(error) == "Invalid symbol format for component: EUR", error
assert len(bought(renamed(EURUSD, "EUR-USD.SIM"), 1.1, 1_000)) == 1

listed = FuturesSpread.to_dict(TestInstrumentProvider.futures_spread())
calendar = FuturesSpread.from_dict({**listed, "activation_ns": 0, "expiration_ns": at(1_000)})
assert len(bought(calendar, 5, 1)) == 1, calendar.id
