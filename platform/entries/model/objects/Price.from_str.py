from nautilus_trader.model.objects import Price

print(Price.from_str("1.1000").precision)
print(Price.from_str("64250").precision)
print(Price.from_str("1.1000") == Price.from_str("1.10"))
