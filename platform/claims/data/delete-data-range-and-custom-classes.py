"""`delete_data_range` removes nothing of a class of your own whose objects have no `instrument_id`; of bars it removes the rows."""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.custom import Score
from kit.custom import scores
from kit.market import at
from nautilus_trader.model.data import Bar

made = catalog(scores(4), minutes(1, 4))
made.delete_data_range(Score, start=at(0), end=at(36_000))
assert len(made.query(Score)) == 4, made.query(Score)
made.delete_data_range(Bar, start=at(0), end=at(36_000))
assert made.bars() == [], made.bars()
