from nautilus_trader.test_kit.providers import TestInstrumentProvider

btcusdt = TestInstrumentProvider.btcusdt_binance()
print(btcusdt.size_precision, btcusdt.size_increment)
print(btcusdt.make_qty(0.1234567))
print(btcusdt.make_qty(0.1234567, round_down=True))
try:
    btcusdt.make_qty(0.0000001)
except ValueError as error:
    print(error)
