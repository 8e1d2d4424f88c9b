"""
By default `CacheConfig` has no database, encodes as msgpack with nanoseconds, persists account events, writes unbuffered
under a trader prefix without the instance id, and flushes nothing at the start.
"""

from nautilus_trader.config import CacheConfig

config = CacheConfig()
assert config.database is None and config.encoding == "msgpack" and config.timestamps_as_iso8601 is False
assert config.persist_account_events is True and config.buffer_interval_ms is None
assert (config.use_trader_prefix, config.use_instance_id, config.flush_on_start) == (True, False, False)
