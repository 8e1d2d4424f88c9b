"""
After a run without an order the reports of orders, fills and positions are empty and have no columns, so that choosing one raises
`KeyError`. After a run whose order never filled only those of fills and positions are so: the orders report has a row.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.failures import raised
from kit.market import quote
from kit.simulation import when

data = [quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)]
plans = {}, {0: when(Script.limit, BUY, 1_000, 0.5)}, {0: when(Script.market, BUY, 1_000)}
idle, resting, busy = (run(data, plan).engine.trader for plan in plans)
for name in ("generate_orders_report", "generate_fills_report", "generate_positions_report"):
    empty = getattr(idle, name)()
    assert empty.empty and list(empty.columns) == [], (name, empty)
    assert type(raised(lambda: empty["ts_init"])) is KeyError
    assert len(getattr(busy, name)().columns) > 5, name
    rows = len(getattr(resting, name)())
    assert rows == (1 if name == "generate_orders_report" else 0), (name, rows)
