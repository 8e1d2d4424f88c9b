from nautilus_trader.indicators import ExponentialMovingAverage

ema = ExponentialMovingAverage(period=3)
for close in (1.10, 1.11, 1.12, 1.13):
    ema.update_raw(close)
    print(ema.count, ema.initialized, round(ema.value, 5))
