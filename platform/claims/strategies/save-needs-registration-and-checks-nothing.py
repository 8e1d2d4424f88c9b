"""
`save` returns nothing from a strategy that isn't registered; from a registered one it returns what `on_save` returns,
without a check that the values are `bytes`.
"""

from kit.components import host
from kit.components import quotes
from nautilus_trader.trading.strategy import Strategy


class Keeper(Strategy):
    def on_save(self):
        return {"count": 7}


keeper = Keeper()
assert keeper.save() is None, keeper.save()
host(quotes(1), keeper)
assert keeper.save() == {"count": 7}, keeper.save()
