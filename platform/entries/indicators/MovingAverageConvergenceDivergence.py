from nautilus_trader.indicators import MovingAverageConvergenceDivergence

macd = MovingAverageConvergenceDivergence(fast_period=2, slow_period=4)
for close in (1.10, 1.11, 1.12, 1.14, 1.15):
    macd.update_raw(close)
    print(macd.initialized, round(macd.value, 6))
