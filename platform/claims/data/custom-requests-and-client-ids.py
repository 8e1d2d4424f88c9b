"""
A request for custom data under the client id of the run's own data is dropped, and its callback never runs, unless a
catalog's files cover the whole span; under another client id the catalog answers.
"""

from kit.catalogs import catalog
from kit.custom import PLAIN
from kit.custom import scores
from kit.history import ask
from kit.market import at
from nautilus_trader.model.identifiers import ClientId

import pandas as pd

later = [item for item in scores(6) if item.ts_init >= at(4 * 3_600)]


def names(client, until):
    # The run begins at 16:00; the catalog's file ends before that or then.
    made = catalog(scores(until + 1), name=f"catalog-{client}-{until}")
    start = pd.Timestamp(at(0), tz="UTC")
    begin = lambda asker: asker.request_data(PLAIN, client_id=ClientId(client), start=start, callback=asker.done)  # noqa: E731
    return ask(begin, later, made).names()


assert names("NEWS", 3) == [], names("NEWS", 3)
assert names("NEWS", 4) == ["history"] * 5 + ["done"], names("NEWS", 4)
assert names("ARCHIVE", 3) == ["history"] * 4 + ["done"], names("ARCHIVE", 3)
