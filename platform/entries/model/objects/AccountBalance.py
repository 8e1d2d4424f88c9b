from nautilus_trader.model.objects import AccountBalance, Money

balance = AccountBalance(
    total=Money.from_str("10000 USD"),
    locked=Money.from_str("1500 USD"),
    free=Money.from_str("8500 USD"),
)
print(balance)
print(balance.total.as_double() - balance.locked.as_double() == balance.free.as_double())
