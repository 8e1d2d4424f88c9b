from nautilus_trader.analysis import ReportProvider
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import StrategyId, TraderId
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
orders = [
    factory.market(eurusd.id, OrderSide.BUY, eurusd.make_qty(1_000)),
    factory.limit(eurusd.id, OrderSide.SELL, eurusd.make_qty(1_000), eurusd.make_price(1.2)),
]
report = ReportProvider.generate_orders_report(orders)
print(report[["type", "side", "quantity", "status"]].reset_index(drop=True))
