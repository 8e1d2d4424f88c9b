"""
Equal run configurations of a node have one id and give one result; different ones give a result each, in the order of the
list.
"""

from kit.described import crossing
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
one, other = describe(catalog, crossing()), describe(catalog, crossing(slow_ema_period=9))
assert one.id == describe(catalog, crossing()).id != other.id
assert len(BacktestNode([one, describe(catalog, crossing())]).run()) == 1
results = BacktestNode([other, one]).run()
assert [result.run_config_id for result in results] == [other.id, one.id], results
