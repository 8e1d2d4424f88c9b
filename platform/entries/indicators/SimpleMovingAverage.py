from nautilus_trader.indicators import SimpleMovingAverage

sma = SimpleMovingAverage(period=3)
for close in (1.10, 1.11, 1.12, 1.13):
    sma.update_raw(close)
    print(sma.initialized, round(sma.value, 5))
