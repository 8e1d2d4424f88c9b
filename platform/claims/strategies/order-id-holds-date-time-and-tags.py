"""
An order's id reads `O-{date}-{time}-{trader tag}-{strategy tag}-{count}`; `use_hyphens_in_client_order_ids=False`
leaves the hyphens out and `use_uuid_client_order_ids=True` makes it a random UUID.
"""

import uuid

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes


def order_id(**fields):
    buy = {0: lambda script: script.market(BUY, 1_000)}
    return run(quotes(2), buy, strategy={"order_id_tag": "EU1", **fields}).order.client_order_id.value


assert order_id() == "O-20240102-120000-001-EU1-1", order_id()
assert order_id(use_hyphens_in_client_order_ids=False) == "O20240102120000001EU11"
random = order_id(use_uuid_client_order_ids=True)
assert uuid.UUID(random).version == 4, random
