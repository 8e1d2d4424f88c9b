from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.test_kit.stubs.data import TestDataStubs

catalog = ParquetDataCatalog("catalog")
bars = [TestDataStubs.bar_5decimal(ts_event=n, ts_init=n) for n in range(1, 4)]
catalog.write_data(bars)
print(bars[0].bar_type)
found = catalog.bars([str(bars[0].bar_type)], end=2)
print([bar.ts_init for bar in found])
