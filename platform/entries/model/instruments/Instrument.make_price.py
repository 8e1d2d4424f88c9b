from nautilus_trader.test_kit.providers import TestInstrumentProvider

btcusdt = TestInstrumentProvider.btcusdt_binance()
print(btcusdt.price_precision, btcusdt.price_increment)
print(btcusdt.make_price(64_250.126))
print(btcusdt.make_price(64_250))
