"""Closing a bracket's position by hand cancels its exits, but on a netting venue they stay open when another strategy's position on the instrument comes first."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes


def enter(script):
    bracket(script, BUY, 1_000, 1.09, 1.12)


def close(script):
    script.close_all_positions(script.instrument.id)


def exits(done, strategy):
    orders = [order for order in done.orders if order.strategy_id == strategy.id and order.parent_order_id]
    return [order.status_string() for order in orders]


plan = {0: enter, 2: close}
alone = run(quotes(*[1.1] * 5), plan)
assert exits(alone, alone.script) == ["CANCELED", "CANCELED"], exits(alone, alone.script)

shared = run(quotes(*[1.1] * 5), {0: enter}, plan)
second = shared.scripts[1]
assert shared.engine.portfolio.net_position(second.instrument.id) == 1_000
assert not shared.engine.cache.positions_open(strategy_id=second.id)
assert exits(shared, second) == ["ACCEPTED", "ACCEPTED"], exits(shared, second)
