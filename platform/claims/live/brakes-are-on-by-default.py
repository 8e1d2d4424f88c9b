"""
A node's risk engine takes up to 100 new orders and 100 changes a second by default, and is not bypassed.
"""

from nautilus_trader.config import TradingNodeConfig

risk = TradingNodeConfig().risk_engine
assert (risk.max_order_submit_rate, risk.max_order_modify_rate) == ("100/00:00:01", "100/00:00:01"), risk
assert risk.bypass is False
