"""
A synthetic's formula takes the components' bids for its bid and their asks for its ask, so a spread's quotes come out crossed; they reach
subscribers, but not the cache.
"""

from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.identifiers import Symbol
from nautilus_trader.model.instruments import SyntheticInstrument
from nautilus_trader.test_kit.providers import TestInstrumentProvider

gbpusd = TestInstrumentProvider.default_fx_ccy("GBP/USD")
# Names without a slash, since a formula reads it as a division.
seen = []
synthetic = SyntheticInstrument(Symbol("S"), 5, [EURUSD.id, gbpusd.id], "0", 0, 0)
one = SyntheticInstrument(Symbol("T"), 5, [TestInstrumentProvider.btcusdt_binance().id, TestInstrumentProvider.ethusdt_binance().id], "BTCUSDT.BINANCE - ETHUSDT.BINANCE", 0, 0)
bid, ask = one.calculate([10.0, 3.0]), one.calculate([11.0, 5.0])
assert bid > ask, (bid, ask)
