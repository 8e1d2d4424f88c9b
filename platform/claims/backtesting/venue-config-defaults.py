"""
`BacktestVenueConfig` has the defaults of `add_venue`, but for a leverage of 1, and it has no `use_message_queue`.
"""

import inspect

from kit.failures import raised
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import BacktestVenueConfig

venue = BacktestVenueConfig(name="SIM", oms_type="NETTING", account_type="MARGIN", starting_balances=["1 USD"])
parameters = inspect.signature(BacktestEngine.add_venue).parameters
assert venue.default_leverage == 1.0, venue.default_leverage
assert venue.book_type == "L1_MBP", venue.book_type
same = (
    "base_currency leverages margin_model modules fill_model fee_model latency_model bar_execution reject_stop_orders "
    "support_gtd_orders support_contingent_orders use_position_ids use_random_ids use_reduce_only trade_execution "
    "bar_adaptive_high_low_ordering routing frozen_account allow_cash_borrowing"
)
for name in same.split():
    assert getattr(venue, name) == parameters[name].default, (name, getattr(venue, name))
assert not hasattr(venue, "use_message_queue")
missing = raised(lambda: BacktestVenueConfig(name="SIM", oms_type="NETTING", account_type="MARGIN"))
assert type(missing) is TypeError, missing
