"""A catalog answers a request for custom data without an `end` up to the moment of the request, not only up to the start of the run."""

import pandas as pd
from kit.catalogs import catalog
from kit.custom import PLAIN
from kit.custom import scores
from kit.history import ask
from kit.market import at
from nautilus_trader.model.identifiers import ClientId

made = catalog(scores(8))
run_data = [item for item in scores(8) if item.ts_init >= at(4 * 3_600)]


def request(asker):
    asker.request_data(PLAIN, client_id=ClientId("ARCHIVE"), start=pd.Timestamp(at(0), tz="UTC"), callback=asker.done)


def later(asker):
    asker.clock.set_time_alert("ask", pd.Timestamp(at(6 * 3_600 + 1), tz="UTC"), lambda event: request(asker))


at_start = ask(request, run_data, made).names()
assert at_start == ["history"] * 5 + ["done"], at_start
during = ask(later, run_data, made).names()
assert during == ["history"] * 7 + ["done"], during
