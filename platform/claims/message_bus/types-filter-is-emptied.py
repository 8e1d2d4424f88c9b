"""
Building a bus empties `types_filter` in the configuration it is given, so a second bus of the same configuration filters
nothing.
"""

from kit.bus import make_bus
from nautilus_trader.config import MessageBusConfig
from nautilus_trader.model.data import Bar

config = MessageBusConfig(types_filter=[Bar])
make_bus(config=config)
assert config.types_filter == [], config.types_filter
