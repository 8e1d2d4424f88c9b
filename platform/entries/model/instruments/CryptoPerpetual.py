from nautilus_trader.test_kit.providers import TestInstrumentProvider

perpetual = TestInstrumentProvider.btcusdt_perp_binance()
print(perpetual.id, perpetual.base_currency, perpetual.settlement_currency)
print(perpetual.is_inverse, perpetual.price_increment, perpetual.size_increment)
print(perpetual.notional_value(perpetual.make_qty(0.5), perpetual.make_price(64_000)))
