from nautilus_trader.model.objects import Currency

usd = Currency.from_str("USD")
print(usd.code, usd.precision, usd.iso4217, usd.name)
btc = Currency.from_str("BTC")
print(btc.precision, Currency.is_crypto("BTC"), Currency.is_fiat("BTC"))
