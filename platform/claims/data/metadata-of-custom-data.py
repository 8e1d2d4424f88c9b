"""
A subscription with metadata hears only data with the same keys and values in the same order, where `None` stands for any
value and any keys behind it; one without metadata hears all.
"""

from kit.custom import PLAIN
from kit.custom import Score
from kit.custom import scores
from kit.history import ask
from nautilus_trader.model.data import DataType
from nautilus_trader.model.identifiers import ClientId

DAILY = DataType(Score, metadata={"span": "day"})


def heard(sent, wanted):
    return len(ask(lambda asker: asker.subscribe_data(wanted, client_id=ClientId("NEWS")), scores(3, sent)).arrived)


assert heard(PLAIN, PLAIN) == 3
assert heard(DAILY, DAILY) == 3
assert heard(PLAIN, DAILY) == 0
assert heard(DAILY, PLAIN) == 3
assert heard(DAILY, DataType(Score, metadata={"span": None})) == 3
assert heard(DAILY, DataType(Score, metadata={"span": "week"})) == 0
both, turned = DataType(Score, metadata={"span": "day", "of": "EUR"}), DataType(Score, metadata={"of": "EUR", "span": "day"})
assert (heard(both, both), heard(both, turned), heard(both, DAILY)) == (3, 0, 0)
assert heard(both, DataType(Score, metadata={"span": None})) == 3
