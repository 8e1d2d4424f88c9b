"""
A `FundingRateUpdate` only reaches the cache: no balance changes.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import Script
from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from kit.simulation import build
from kit.simulation import when
from nautilus_trader.model.currencies import USD

from nautilus_trader.model.data import FundingRateUpdate


def total(*updates):
    engine = build([quote(second, 1.1, 1.1002) for second in range(4)], {0: when(Script.market, BUY, 100_000)})
    if updates:
        engine.add_data(list(updates))
    engine.run()
    return engine.portfolio.account(EURUSD.venue).balance_total(USD), engine.cache.funding_rate(EURUSD.id)


update = FundingRateUpdate(EURUSD.id, Decimal("0.01"), at(1), at(1))
paid, rate = total(update)
assert paid == total()[0], (paid, total())
