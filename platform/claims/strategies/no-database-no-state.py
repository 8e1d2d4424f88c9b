"""
Without a cache database neither `on_save` nor `on_load` is called, whatever `save_state` and `load_state` say; both are
`False` by default.
"""

from kit.components import play
from kit.components import quotes
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.trading.strategy import Strategy

calls = []


class Keeper(Strategy):
    def on_start(self):
        calls.append("on_start")

    def on_save(self):
        calls.append("on_save")
        return {"count": b"7"}

    def on_load(self, state):
        calls.append("on_load")


play(quotes(3), Keeper(), engine={"save_state": True, "load_state": True}).dispose()
assert calls == ["on_start"], calls
for config in (BacktestEngineConfig(), TradingNodeConfig()):
    assert (config.save_state, config.load_state) == (False, False), config
