from nautilus_trader.core.datetime import millis_to_nanos, nanos_to_secs, secs_to_nanos

print(secs_to_nanos(1.5))
print(secs_to_nanos(60) == millis_to_nanos(60_000))
print(nanos_to_secs(secs_to_nanos(60)))
