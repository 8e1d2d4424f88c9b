"""
`get_result()` and the reports of `engine.trader` work after the run and also after `dispose()`.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.market import quote
from kit.simulation import build
from kit.simulation import when

engine = build([quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)], {0: when(Script.market, BUY, 1_000)})
engine.run()
before = (len(engine.trader.generate_orders_report()), engine.get_result().total_orders)
engine.dispose()
after = (len(engine.trader.generate_orders_report()), engine.get_result().total_orders)
assert before == after == (1, 1), (before, after)
