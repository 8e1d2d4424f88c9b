"""
`process`, `log_diagnostics` and `reset` of a `SimulationModule` have to be there, or the call raises `NotImplementedError`;
`pre_process` is optional.
"""

from kit.backtest import run
from kit.failures import raised
from kit.market import quote
from nautilus_trader.backtest.config import SimulationModuleConfig
from nautilus_trader.backtest.modules import SimulationModule

class Bare(SimulationModule):
    pass


class Whole(SimulationModule):
    def process(self, ts_now):
        pass

    def log_diagnostics(self, logger):
        pass

    def reset(self):
        pass


bare, whole = Bare(SimulationModuleConfig()), Whole(SimulationModuleConfig())
for name, arguments in (("process", (1,)), ("log_diagnostics", (None,)), ("reset", ())):
    error = raised(lambda: getattr(bare, name)(*arguments))
    assert type(error) is NotImplementedError, (name, error)
    assert f"method `{name}` must be implemented" in str(error), error
whole.process(1)
run([quote(0, 1.1, 1.2)], modules=[whole])
