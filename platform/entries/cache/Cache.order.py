from nautilus_trader.cache.cache import Cache
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import ClientOrderId, StrategyId, TraderId
from nautilus_trader.test_kit.providers import TestInstrumentProvider

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
order = factory.limit(
    eurusd.id, OrderSide.BUY, eurusd.make_qty(1_000), eurusd.make_price(1.09)
)
cache.add_order(order)

print(cache.order(order.client_order_id).info())
print(cache.order(ClientOrderId("unknown")))
