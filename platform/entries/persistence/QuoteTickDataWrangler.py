import pandas as pd
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
times = pd.to_datetime(["2024-03-04 09:00", "2024-03-04 09:01"], utc=True)
frame = pd.DataFrame(
    {"bid_price": [1.1, 1.1002], "ask_price": [1.1001, 1.1003]}, index=times
)
quotes = QuoteTickDataWrangler(eurusd).process(frame, default_volume=500_000)
for quote in quotes:
    print(quote)
