from nautilus_trader.model.objects import Quantity

lot = Quantity.from_int(100_000)
print(lot, lot.precision)
print(lot == Quantity(100_000, precision=0))
