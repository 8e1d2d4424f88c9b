"""
An order that only the venue knows belongs to the strategy that claims its instrument, else to `EXTERNAL`, with the tag
`EXTERNAL` on 1.221.0 and `VENUE` on 1.222.0.
"""

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import session
from kit.version import RELEASE
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.strategy import Strategy


def owner(**config):
    node = session(node_of(Venue(orders=[order_report()]), Strategy(StrategyConfig(**config))))
    (order,) = node.cache.orders()
    return str(order.strategy_id), order.tags


unclaimed = owner()
assert unclaimed[0] == "EXTERNAL", unclaimed
assert unclaimed[1] == (["EXTERNAL"] if RELEASE == (1, 221, 0) else ["VENUE"]), unclaimed
assert owner(external_order_claims=[EURUSD.id])[0] == "Strategy-000"
