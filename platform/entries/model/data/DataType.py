from nautilus_trader.model.data import DataType, QuoteTick

plain = DataType(QuoteTick)
narrow = DataType(QuoteTick, metadata={"instrument_id": "EUR/USD.SIM"})
print(plain, "|", narrow)
print(narrow.topic, plain == narrow)
