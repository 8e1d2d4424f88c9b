"""
`time_bars_origin_offset` shifts the boundaries of the aggregation that it names by its span, and leaves those of
other aggregations as they are.
"""

from kit.bars import built
from kit.market import at
from kit.market import quote
from nautilus_trader.model.enums import BarAggregation

import pandas as pd

data = [quote(second, 1.1, 1.1002) for second in range(10, 200, 20)]
offset = {BarAggregation.MINUTE: pd.Timedelta(seconds=15)}

shifted = built("EUR/USD.SIM-1-MINUTE-BID-INTERNAL", data, time_bars_origin_offset=offset)
assert [bar.ts_init for bar in shifted][:3] == [at(15), at(75), at(135)], shifted
seconds = built("EUR/USD.SIM-60-SECOND-BID-INTERNAL", data, time_bars_origin_offset=offset)
assert [bar.ts_init for bar in seconds][:3] == [at(60), at(120), at(180)], seconds
