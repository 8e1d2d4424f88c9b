from nautilus_trader.common.component import Component, MessageBus, TestClock
from nautilus_trader.common.enums import ComponentState
from nautilus_trader.model.identifiers import ComponentId, TraderId


class Recorder(Component):
    def _start(self):
        print("starting:", ComponentState(self.state).name)


clock = TestClock()
msgbus = MessageBus(TraderId("TRADER-001"), clock)
recorder = Recorder(clock=clock, component_id=ComponentId("RECORDER"), msgbus=msgbus)
print(ComponentState(recorder.state).name)
recorder.start()
print(recorder.id, recorder.is_running)
recorder.stop()
print(recorder.is_stopped)
