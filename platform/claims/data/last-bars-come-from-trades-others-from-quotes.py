"""
`LAST-INTERNAL` bars are built from trades alone, `BID`, `ASK` and `MID` ones from quotes alone; a mid price is the
mean of bid and ask.
"""

from kit.bars import built
from kit.market import quote
from kit.market import trade

data = [quote(10, 1.1, 1.1002), trade(20, 1.2), quote(70, 1.1, 1.1002), trade(80, 1.2), quote(130, 1.1, 1.1002)]
closes = {kind: str(built(f"EUR/USD.SIM-1-MINUTE-{kind}-INTERNAL", data)[0].close) for kind in ("LAST", "BID", "ASK", "MID")}
assert closes["LAST"] == "1.20000", closes
assert closes["BID"] == "1.10000", closes
assert closes["ASK"] == "1.10020", closes
assert float(closes["MID"]) == 1.1001, closes
