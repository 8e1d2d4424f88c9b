"""
From the second run on nothing is converted between currencies: `reset()` keeps the instruments, but the cache forgets which of
them are currency pairs. `engine.cache.add_instrument` after each reset mends it.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.market import quote
from kit.simulation import build
from kit.simulation import when
from nautilus_trader.model.currencies import USD
from nautilus_trader.test_kit.providers import TestInstrumentProvider

yen = TestInstrumentProvider.default_fx_ccy("USD/JPY")
data = [quote(second, 150 + second, 150.02 + second, instrument=yen) for second in range(4)]
engine = build(data, {0: when(Script.market, BUY, 100_000), "stop": when(Script.market, SELL, 100_000)}, instrument=yen)
totals = []
for again in (False, True, True):
    engine.trader.strategies()[0].seen.clear()
    engine.run()
    totals.append(float(engine.portfolio.account(yen.venue).balance_total(USD)))
    engine.reset()
    if len(totals) == 2:
        engine.cache.add_instrument(yen)
assert totals[0] > 1_000_000, totals
assert totals[1] == 1_000_000, totals
assert totals[2] == totals[0], totals
