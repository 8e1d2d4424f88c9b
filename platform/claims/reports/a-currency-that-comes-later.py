"""
In the account report a currency that a cash account starts without begins with the event that brings it in, so its last total less its first
leaves that booking out; `PnL (total)` of the result has it.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes

buy = lambda size: lambda s: s.market(BUY, size)
done = run(quotes(1.1, 1.1, 1.1), {0: buy(1_000), 1: buy(2_000)}, **cash("10000 USD"))
report = done.engine.trader.generate_account_report(done.script.instrument.venue)
totals = {code: rows["total"].astype(float).tolist() for code, rows in report.groupby("currency")}
assert totals["USD"][0] == 10_000.0, totals
assert totals["EUR"] == [1_000.0, 3_000.0], totals
assert done.engine.get_result().stats_pnls["EUR"]["PnL (total)"] == 3_000.0
