"""
`add_venue` defaults to an L1_MBP book, to no latency, fill, fee and margin model of your own and to no modules; `bar_execution`,
`reject_stop_orders`, `support_gtd_orders`, `support_contingent_orders`, `use_position_ids`, `use_reduce_only` and
`use_message_queue` are on, `trade_execution`, `bar_adaptive_high_low_ordering`, `use_random_ids`, `routing`, `frozen_account` and
`allow_cash_borrowing` off.
"""

import inspect

from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.model.enums import BookType

EXPECTED = {
    "book_type": BookType.L1_MBP,
    **dict.fromkeys("base_currency default_leverage leverages margin_model modules fill_model fee_model latency_model".split()),
    **dict.fromkeys("bar_execution reject_stop_orders support_gtd_orders support_contingent_orders".split(), True),
    **dict.fromkeys("use_position_ids use_reduce_only use_message_queue".split(), True),
    **dict.fromkeys("trade_execution bar_adaptive_high_low_ordering use_random_ids routing".split(), False),
    **dict.fromkeys("frozen_account allow_cash_borrowing".split(), False),
}
parameters = inspect.signature(BacktestEngine.add_venue).parameters
for name, default in EXPECTED.items():
    assert parameters[name].default == default, (name, parameters[name].default)
required = [name for name, parameter in parameters.items() if parameter.default is parameter.empty]
assert required == ["self", "venue", "oms_type", "account_type", "starting_balances"], required
