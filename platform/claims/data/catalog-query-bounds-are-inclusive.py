"""
`start` and `end` of a catalog query are inclusive and compare `ts_init`, not `ts_event`.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.model.data import QuoteTick

made = catalog(minutes(1, 5))
assert [item.ts_init for item in made.bars(start=at(120), end=at(240))] == [at(120), at(180), at(240)]
assert len(made.bars(start=at(120) + 1, end=at(240) - 1)) == 1

price, size = EURUSD.make_price(1.1), EURUSD.make_qty(1)
made.write_data([QuoteTick(EURUSD.id, price, price, size, size, ts_event=at(0), ts_init=at(60))])
assert len(made.quote_ticks(start=at(60), end=at(60))) == 1
assert made.quote_ticks(start=at(0), end=at(59)) == []
