from nautilus_trader.model.currencies import JPY, USD
from nautilus_trader.model.objects import Money

fee = Money(2.5, USD)
print(fee, "|", Money.from_str("1000 JPY").to_formatted_str())
print(Money(10, USD) - fee)
try:
    print(fee > Money(2, JPY))
except ValueError as error:
    print(error)
