from nautilus_trader.core.datetime import unix_nanos_to_dt

moment = unix_nanos_to_dt(1_709_542_800_000_000_000)
print(moment, moment.tzinfo)
print(type(moment).__name__)
