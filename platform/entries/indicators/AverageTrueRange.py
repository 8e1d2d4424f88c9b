from nautilus_trader.indicators import AverageTrueRange

atr = AverageTrueRange(period=2)
for high, low, close in ((1.12, 1.10, 1.11), (1.13, 1.11, 1.12), (1.16, 1.12, 1.15)):
    atr.update_raw(high, low, close)
    print(atr.initialized, round(atr.value, 5))
