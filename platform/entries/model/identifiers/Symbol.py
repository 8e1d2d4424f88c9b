from nautilus_trader.model.identifiers import Symbol

option = Symbol("SPX.20251219")
print(option.is_composite(), option.root(), option.topic())
print(Symbol("AAPL").is_composite(), Symbol("AAPL") == Symbol("AAPL"))
print(repr(Symbol("AAPL")), Symbol("AAPL").value)
