from nautilus_trader.model.objects import Money

balance = Money.from_str("10000.50 USD")
print(balance, balance.currency.code, balance.as_double())
print(Money.from_str("1_000 USDT").to_formatted_str())
