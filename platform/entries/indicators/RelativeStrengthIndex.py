from nautilus_trader.indicators import RelativeStrengthIndex

rsi = RelativeStrengthIndex(period=3)
for close in (1.10, 1.11, 1.12, 1.11, 1.13):
    rsi.update_raw(close)
    print(rsi.initialized, round(rsi.value, 4))
