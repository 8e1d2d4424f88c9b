"""
A live node purges nothing by itself: the three intervals of `LiveExecEngineConfig` are `None` by default, and so are
their buffers; `purge_from_database` is `False`.
"""

from nautilus_trader.config import LiveExecEngineConfig

config = LiveExecEngineConfig()
for kind in ("closed_orders", "closed_positions", "account_events"):
    assert getattr(config, f"purge_{kind}_interval_mins") is None, kind
assert config.purge_closed_orders_buffer_mins is None and config.purge_closed_positions_buffer_mins is None
assert config.purge_account_events_lookback_mins is None and config.purge_from_database is False
