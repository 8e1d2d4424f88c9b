import pandas as pd
from nautilus_trader.persistence.wranglers import OrderBookDeltaDataWrangler
from nautilus_trader.test_kit.providers import TestInstrumentProvider

btcusdt = TestInstrumentProvider.btcusdt_binance()
times = pd.to_datetime(["2024-03-04 09:00", "2024-03-04 09:01"], utc=True)
frame = pd.DataFrame(
    {
        "action": ["ADD", "UPDATE"], "side": ["BUY", "BUY"],
        "price": [64_250.1, 64_250.1],
        "size": [0.25, 0.1],
        "order_id": [1, 1],
        "flags": [0, 128],
        "sequence": [1, 2],
    },
    index=times,
)
deltas = OrderBookDeltaDataWrangler(btcusdt).process(frame)
print(len(deltas), deltas[1].order.size, deltas[1].flags)
