from nautilus_trader.model.identifiers import InstrumentId, Symbol, Venue

instrument_id = InstrumentId.from_str("BTCUSDT-PERP.BINANCE")
print(instrument_id.symbol, instrument_id.venue)
print(instrument_id == InstrumentId(Symbol("BTCUSDT-PERP"), Venue("BINANCE")))
print(InstrumentId.from_str("BRK.B.NYSE").symbol)
