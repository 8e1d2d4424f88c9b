from nautilus_trader.model.data import BarType

minutes = BarType.from_str("EUR/USD.SIM-1-MINUTE-BID-EXTERNAL")
print(minutes.instrument_id, minutes.spec, minutes.is_externally_aggregated())
hours = BarType.from_str("EUR/USD.SIM-1-HOUR-BID-INTERNAL@1-MINUTE-EXTERNAL")
print(hours.is_composite(), hours.standard())
print(hours.composite() == minutes)
