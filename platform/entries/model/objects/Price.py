from nautilus_trader.model.objects import Price

bid = Price(1.10005, precision=5)
ask = Price.from_str("1.10010")
print(repr(bid), ask.precision)
print(ask > bid, float(ask - bid) / 0.00001)
print(repr(Price(1.100049, precision=5)))
