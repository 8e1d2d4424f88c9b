from nautilus_trader.model.identifiers import ClientOrderId

entry = ClientOrderId("O-20240304-1")
print(repr(entry), entry.value)
working = {entry: "entry"}
print(working[ClientOrderId("O-20240304-1")])
