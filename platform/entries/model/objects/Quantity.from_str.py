from nautilus_trader.model.objects import Quantity

print(Quantity.from_str("0.250").precision, repr(Quantity.from_str("0.250")))
print(Quantity.from_str("100000").to_formatted_str())
print(Quantity.from_str("0.250") == Quantity.from_str("0.25"))
