from nautilus_trader.model.objects import Quantity

lots = Quantity.from_int(100_000)
shares = Quantity.from_str("12.50")
print(repr(lots), lots.to_formatted_str())
print(repr(shares), shares.precision)
try:
    Quantity(-1, precision=0)
except ValueError as error:
    print(error)
