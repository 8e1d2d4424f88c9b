from nautilus_trader.test_kit.providers import TestInstrumentProvider

linear = TestInstrumentProvider.btcusdt_perp_binance()
inverse = TestInstrumentProvider.xbtusd_bitmex()
print(linear.notional_value(linear.make_qty(0.5), linear.make_price(64_000)))
contracts, price = inverse.make_qty(10_000), inverse.make_price(50_000)
print(inverse.is_inverse, inverse.notional_value(contracts, price))
print(inverse.notional_value(contracts, price, use_quote_for_inverse=True))
