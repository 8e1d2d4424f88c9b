from nautilus_trader.model.data import BarType

external = BarType.from_str("BTCUSDT-PERP.BINANCE-15-MINUTE-LAST-EXTERNAL")
print(external.instrument_id, external.spec)
internal = BarType.from_str("BTCUSDT-PERP.BINANCE-100-TICK-LAST-INTERNAL")
print(internal.is_internally_aggregated(), internal.spec.is_threshold_aggregated())
