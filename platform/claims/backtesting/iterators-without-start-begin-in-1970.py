"""
Without `start`, a run that has only iterators begins in 1970, and each timer fires from then on to the first item; with
`start` it begins there.
"""

from kit.market import at
from kit.market import quote
from kit.simulation import build

import pandas as pd

begun = []


def note(script):
    begun.append(script.clock.utc_now().year)


for start in (None, pd.Timestamp(at(0), tz="UTC")):
    engine = build([], {"start": note})
    engine.add_data_iterator("stream", iter([[quote(0, 1.1, 1.1002)]]))
    engine.run(start=start, end=pd.Timestamp(at(5), tz="UTC"))
    assert engine.get_result().iterations == 1
assert begun == [1970, 2024], begun
