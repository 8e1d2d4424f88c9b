"""
After a node's run the engine is disposed of, which clears the strategies while reports still work; with
`dispose_on_completion=False` the strategies stay.
"""

from kit.described import crossing
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
for dispose, left in ((True, 0), (False, 1)):
    config = describe(catalog, crossing(), dispose_on_completion=dispose)
    node = BacktestNode([config])
    assert node.get_engine(config.id) is None
    node.run()
    trader = node.get_engine(config.id).trader
    assert len(trader.strategies()) == left, (dispose, trader.strategies())
    assert len(trader.generate_fills_report()) > 0
