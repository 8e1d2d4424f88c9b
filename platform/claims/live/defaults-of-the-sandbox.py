"""
The sandbox nets on a margin account with leverage 1 and an `L1_MBP` book by default; bars are on, trades are off, and stops
in the market are refused.
"""

from nautilus_trader.adapters.sandbox.config import SandboxExecutionClientConfig

config = SandboxExecutionClientConfig(venue="SIM", starting_balances=["10_000 USD"])
assert (config.oms_type, config.account_type, config.book_type) == ("NETTING", "MARGIN", "L1_MBP"), config
assert (config.base_currency, float(config.default_leverage), config.leverages) == (None, 1.0, None), config
for name in ("bar_execution", "reject_stop_orders", "support_gtd_orders", "support_contingent_orders", "use_reduce_only"):
    assert getattr(config, name) is True, name
assert config.use_position_ids is True
for name in ("frozen_account", "trade_execution", "use_random_ids"):
    assert getattr(config, name) is False, name
