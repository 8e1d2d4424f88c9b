from nautilus_trader.model.objects import Price

price = Price.from_str("1.10005")
print(price.as_double(), price.as_decimal())
print(price.as_double() * 2, price * 2)
