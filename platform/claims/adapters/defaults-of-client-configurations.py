"""
A client's configuration routes no venue but its own by default, loads no instruments, and passes no revised bars on.
"""

from nautilus_trader.config import LiveDataClientConfig
from nautilus_trader.config import LiveExecClientConfig

for config in (LiveDataClientConfig(), LiveExecClientConfig()):
    assert (config.routing.default, config.routing.venues) == (False, None), config
    provider = config.instrument_provider
    assert (provider.load_all, provider.load_ids, provider.filters, provider.filter_callable) == (False, None, None, None)
    assert provider.log_warnings is True
assert LiveDataClientConfig().handle_revised_bars is False
