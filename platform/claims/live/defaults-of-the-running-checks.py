"""
By default a node waits 10 seconds after its start, then checks orders in flight every 2 seconds, from an age of 5 on, with
5 queries; the check of open orders is off, and looks back 60 minutes if it is on.
"""

from nautilus_trader.config import LiveExecEngineConfig

config = LiveExecEngineConfig()
assert config.reconciliation_startup_delay_secs == 10
assert (config.inflight_check_interval_ms, config.inflight_check_threshold_ms) == (2_000, 5_000)
assert config.inflight_check_retries == 5
assert config.open_check_interval_secs is None
assert config.open_check_open_only is True
assert (config.open_check_lookback_mins, config.open_check_threshold_ms) == (60, 5_000)
assert config.open_check_missing_retries == 5
assert (config.max_single_order_queries_per_cycle, config.single_order_query_delay_ms) == (10, 100)
assert config.own_books_audit_interval_secs is None
