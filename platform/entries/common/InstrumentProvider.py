from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.test_kit.providers import TestInstrumentProvider

provider = InstrumentProvider()
provider.add(TestInstrumentProvider.default_fx_ccy("EUR/USD"))
provider.add(TestInstrumentProvider.btcusdt_binance())
print(provider.count, list(provider.get_all()))
print(provider.find(InstrumentId.from_str("EUR/USD.SIM")).price_increment)
print(provider.find(InstrumentId.from_str("GBP/USD.SIM")))
