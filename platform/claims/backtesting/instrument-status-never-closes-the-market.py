"""
An `InstrumentStatus` never closes the simulated market: orders sent after a halt or a close are filled.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from kit.simulation import build
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

from nautilus_trader.model.data import InstrumentStatus
from nautilus_trader.model.enums import MarketStatusAction

for action in (MarketStatusAction.HALT, MarketStatusAction.CLOSE, MarketStatusAction.TRADING):
    status = InstrumentStatus(EURUSD.id, action, at(1), at(1))
    quotes = [quote(0, 1.1, 1.2), quote(2, 1.1, 1.2)]
    engine = build(quotes, {1: when(Script.market, BUY, 1_000)})
    engine.add_data([status])
    engine.run()
    assert engine.get_result().iterations == 3
    assert engine.cache.orders()[0].status == OrderStatus.FILLED, action
