"""
By default a node reconciles at its start, as far back as the venue goes, for all instruments, with orders and positions
of strategies unknown to it, and levels differences with made-up orders.
"""

from nautilus_trader.config import LiveExecEngineConfig

config = LiveExecEngineConfig()
assert config.reconciliation is True
assert config.generate_missing_orders is True
for name in ("reconciliation_lookback_mins", "reconciliation_instrument_ids", "filtered_client_order_ids"):
    assert getattr(config, name) is None, name
assert config.filter_unclaimed_external_orders is False
assert config.filter_position_reports is False
