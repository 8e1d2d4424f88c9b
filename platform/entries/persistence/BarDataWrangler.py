import pandas as pd
from nautilus_trader.model.data import BarType
from nautilus_trader.persistence.wranglers import BarDataWrangler
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
bar_type = BarType.from_str("EUR/USD.SIM-1-MINUTE-BID-EXTERNAL")
times = pd.to_datetime(["2024-03-04 09:00", "2024-03-04 09:01"], utc=True)
frame = pd.DataFrame(
    {
        "open": [1.1, 1.1002],
        "high": [1.1004, 1.1005],
        "low": [1.0999, 1.1001],
        "close": [1.1002, 1.1003],
    },
    index=times,
)
for bar in BarDataWrangler(bar_type, eurusd).process(frame):
    print(bar)
