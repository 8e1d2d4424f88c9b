from nautilus_trader.indicators import Indicator
from nautilus_trader.test_kit.stubs.data import TestDataStubs


class Range(Indicator):
    def __init__(self):
        super().__init__(params=[])
        self.value = 0.0

    def handle_bar(self, bar):
        self.value = float(bar.high - bar.low)
        self._set_has_inputs(True)
        self._set_initialized(True)


indicator = Range()
indicator.handle_bar(TestDataStubs.bar_5decimal())
print(indicator.name, indicator.initialized, round(indicator.value, 5))
