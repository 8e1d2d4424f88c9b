"""The orders report leaves times as integers of nanoseconds; the two fill reports turn them into UTC times."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.orders import quotes

import pandas as pd

trader = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}).engine.trader
now = pd.Timestamp(at(0), tz="UTC")
assert trader.generate_orders_report()["ts_last"].iloc[0] == at(0)
assert trader.generate_order_fills_report()["ts_last"].iloc[0] == now
assert trader.generate_fills_report()["ts_event"].iloc[0] == now
