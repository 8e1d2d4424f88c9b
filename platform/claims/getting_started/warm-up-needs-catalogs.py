"""
A strategy's request for bars before the run's start is answered only if the engine's configuration names `catalogs`; the strategy
trades earlier then.
"""

from kit.market import at
from kit.described import crossing
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.config import DataCatalogConfig

import pandas as pd

import msgspec

catalog = stored()
start = pd.Timestamp(at(60 * 30), tz="UTC").isoformat()


def first_fill(catalogs, request):
    config = describe(catalog, crossing(request_bars=request, slow_ema_period=20), start=start)
    config = msgspec.structs.replace(config, engine=msgspec.structs.replace(config.engine, catalogs=catalogs))
    node = BacktestNode([config])
    node.run()
    fills = node.get_engine(config.id).trader.generate_fills_report()
    return fills["ts_event"].iloc[0]


stored_in = [DataCatalogConfig(path=catalog.path)]
without = first_fill([], False)
assert first_fill(stored_in, True) < without, (first_fill(stored_in, True), without)
