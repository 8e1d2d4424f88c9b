"""
`cache.add` takes bytes alone, anything else raises `TypeError`; `get` returns them to every component and `None` for an
unknown key.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig

seen = {}


class Writer(Actor):
    def on_start(self):
        self.cache.add("level", b"1.095")
        seen["error"] = type(raised(lambda: self.cache.add("level", 1.095)))


class Reader(Actor):
    def on_start(self):
        seen["level"], seen["unknown"] = self.cache.get("level"), self.cache.get("other")


play(quotes(1), Writer(), Reader(ActorConfig(component_id="R")))
assert seen == {"error": TypeError, "level": b"1.095", "unknown": None}, seen
