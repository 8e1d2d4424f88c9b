from nautilus_trader.indicators import BollingerBands

bands = BollingerBands(period=3, k=2.0)
for close in (1.10, 1.11, 1.12, 1.14):
    bands.update_raw(high=close, low=close, close=close)
print(bands.initialized)
print(round(bands.lower, 5), round(bands.middle, 5), round(bands.upper, 5))
