from nautilus_trader.model.objects import Currency

print(Currency.from_str("EUR").name)
print(Currency.from_str("USDT").precision)
new = Currency.from_str("MYCOIN")
print(new.code, new.precision)
