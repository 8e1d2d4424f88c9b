"""
By default a strategy has no `strategy_id`, tag, `oms_type` or claims, manages neither GTD dates nor contingent orders,
writes hyphens and no UUIDs in order ids, and logs events, commands and post-only rejections as warnings.
"""

from nautilus_trader.config import StrategyConfig

config = StrategyConfig()
assert config.strategy_id is None and config.order_id_tag is None
assert config.oms_type is None and config.external_order_claims is None
assert config.manage_gtd_expiry is False and config.manage_contingent_orders is False
assert config.use_uuid_client_order_ids is False and config.use_hyphens_in_client_order_ids is True
assert config.log_events is True and config.log_commands is True
assert config.log_rejected_due_post_only_as_warning is True
