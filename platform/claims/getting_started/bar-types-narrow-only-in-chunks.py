"""
Without `chunk_size`, neither `bar_spec` nor `bar_types` narrows what a node reads: every bar type that the catalog holds of the
instrument goes through the engine. With `chunk_size` exactly the named ones do.
"""
# only: latest — release 1.222.0 narrows the query, nightly's commit doesn't

from kit.market import MINUTE_BARS
from kit.market import bar
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.model import BarType

catalog = stored()
five = BarType.from_str("EUR/USD.SIM-5-MINUTE-LAST-EXTERNAL")
catalog.write_data([bar(300 * n, 1.1, 1.1, 1.1, 1.1, bar_type=five) for n in range(1, 13)])
for named in ({"bar_spec": "1-MINUTE-LAST"}, {"bar_spec": None, "instrument_id": None, "bar_types": [str(MINUTE_BARS)]}):
    for size, count in ((None, 72), (10_000, 60)):
        (result,) = BacktestNode([describe(catalog, data=named, chunk_size=size)]).run()
        assert result.iterations == count, (named, size, result.iterations)
