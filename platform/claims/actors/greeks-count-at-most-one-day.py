"""
The Greeks calculator counts at most one day to an option's expiry, so a call with 30 days to go that is priced at a
volatility of 20 % comes out at over 100 %; the function beneath it, given the time, finds the 20 %.
"""

from kit.components import play
from kit.market import at
from kit.market import quote
from kit.market import trade
from nautilus_trader.common.actor import Actor
from nautilus_trader.core.nautilus_pyo3 import black_scholes_greeks
from nautilus_trader.core.nautilus_pyo3 import imply_vol_and_greeks
from nautilus_trader.model.enums import PriceType
from nautilus_trader.model.instruments import OptionContract
from nautilus_trader.test_kit.providers import TestInstrumentProvider

STOCK = TestInstrumentProvider.equity("AAPL", "XNAS")
YEARS = 30 / 365.25
fields = OptionContract.to_dict(TestInstrumentProvider.aapl_option())
fields |= {"id": "AAPL240201C00100000.XNAS", "strike_price": "100.00"}
fields |= {"activation_ns": at(-86_400), "expiration_ns": at(30 * 86_400)}
CALL = OptionContract.from_dict(fields)
PRICE = black_scholes_greeks(100.0, 0.0425, 0.0, 0.20, True, 100.0, YEARS, 1.0).price
found = []


class Desk(Actor):
    def on_start(self):
        self.subscribe_trade_ticks(STOCK.id)

    def on_trade_tick(self, tick):
        found.append(self.greeks.instrument_greeks(CALL.id, ts_event=tick.ts_event))
        mid = float(self.cache.price(CALL.id, PriceType.MID))
        found.append(imply_vol_and_greeks(100.0, 0.0425, 0.0, True, 100.0, YEARS, mid, 1.0))


def add_option(engine):
    engine.add_instrument(CALL)
    engine.add_data([quote(0, PRICE - 0.01, PRICE + 0.01, 100, instrument=CALL)])


play([trade(1, 100.0, 100, instrument=STOCK)], Desk(), instrument=STOCK, setup=add_option)
calculator, function = found
assert calculator.expiry_in_days == 1 and calculator.vol > 1, calculator
assert abs(function.vol - 0.20) < 0.005, function
