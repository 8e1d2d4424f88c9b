from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import PositionId, StrategyId, TraderId
from nautilus_trader.model.position import Position
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.events import TestEventStubs

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
buy = factory.market(eurusd.id, OrderSide.BUY, eurusd.make_qty(10_000))
sell = factory.market(eurusd.id, OrderSide.SELL, eurusd.make_qty(10_000))
fills = [
    TestEventStubs.order_filled(
        order, eurusd, position_id=PositionId("P-1"), last_px=eurusd.make_price(price)
    )
    for order, price in ((buy, 1.1), (sell, 1.103))
]
position = Position(eurusd, fills[0])
position.apply(fills[1])
print(position.is_closed, position.avg_px_close, position.realized_pnl)
