from nautilus_trader.cache.cache import Cache
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OmsType, OrderSide, PositionSide
from nautilus_trader.model.identifiers import PositionId, StrategyId, TraderId
from nautilus_trader.model.position import Position
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.events import TestEventStubs

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
buy = factory.market(eurusd.id, OrderSide.BUY, eurusd.make_qty(10_000))
fill = TestEventStubs.order_filled(buy, eurusd, position_id=PositionId("P-1"))
cache.add_position(Position(eurusd, fill), OmsType.HEDGING)
print([str(position.id) for position in cache.positions_open(instrument_id=eurusd.id)])
print(cache.positions_open(side=PositionSide.SHORT), cache.positions_closed())
