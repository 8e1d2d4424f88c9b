from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
print(eurusd.id, eurusd.price_increment, eurusd.size_increment)
price = eurusd.make_price(1.100049)
quantity = eurusd.make_qty(100_000)
print(price, quantity, eurusd.notional_value(quantity, price))
print(eurusd.next_bid_price(1.1, num_ticks=2), eurusd.next_ask_price(1.1))
