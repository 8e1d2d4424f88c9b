from nautilus_trader.model.identifiers import InstrumentId

print(repr(InstrumentId.from_str("EUR/USD.SIM")))
print(InstrumentId.from_str("ESH4.XCME").venue)
try:
    InstrumentId.from_str("EURUSD")
except ValueError as error:
    print(error)
