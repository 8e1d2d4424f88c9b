"""
By default `MessageBusConfig` has no database, encodes as msgpack with nanoseconds, buffers, trims, filters and beats not
at all, and names streams by trader prefix, trader id, `stream` and topic.
"""

from nautilus_trader.config import MessageBusConfig

config = MessageBusConfig()
assert config.database is None and config.encoding == "msgpack" and config.timestamps_as_iso8601 is False
assert config.buffer_interval_ms is None and config.autotrim_mins is None
assert config.types_filter is None and config.heartbeat_interval_secs is None and config.external_streams is None
assert (config.use_trader_prefix, config.use_trader_id, config.use_instance_id) == (True, True, False)
assert (config.streams_prefix, config.stream_per_topic) == ("stream", True)
