"""
`on_data` gets the bare object, not the `CustomData` around it; an object that isn't wrapped is never delivered, and no
exception tells of it.
"""

from kit.custom import PLAIN
from kit.custom import Score
from kit.custom import scores
from kit.history import ask
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.identifiers import ClientId
from kit.history import Asker

subscribe = lambda asker: asker.subscribe_data(PLAIN, client_id=ClientId("NEWS"))  # noqa: E731
assert [type(item) for _, item in ask(subscribe, scores(2)).arrived] == [Score, Score]

engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_data([item.data for item in scores(2)], client_id=ClientId("NEWS"))
asker = Asker(subscribe)
engine.add_strategy(asker)
engine.run()
assert asker.arrived == [], asker.arrived
