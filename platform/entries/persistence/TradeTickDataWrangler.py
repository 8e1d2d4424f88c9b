import pandas as pd
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler
from nautilus_trader.test_kit.providers import TestInstrumentProvider

btcusdt = TestInstrumentProvider.btcusdt_binance()
times = pd.to_datetime(["2024-03-04 09:00", "2024-03-04 09:01"], utc=True)
frame = pd.DataFrame(
    {
        "price": [64_250.1, 64_251.0],
        "quantity": [0.25, 0.1],
        "buyer_maker": [True, False],
        "trade_id": ["1", "2"],
    },
    index=times,
)
for trade in TradeTickDataWrangler(btcusdt).process(frame):
    print(trade)
