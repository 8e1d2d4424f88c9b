"""`to_parquet` refuses the `info` column of the fills report; without it the report is written."""

import io

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.orders import quotes

fills = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}).engine.trader.generate_fills_report()
error = raised(lambda: fills.to_parquet(io.BytesIO()))
assert "info" in str(error), error
fills.drop(columns="info").to_parquet(io.BytesIO())
