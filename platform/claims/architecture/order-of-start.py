"""
At the start actors come first, then strategies, then execution algorithms, each in the order in which they were added.
"""

from kit.components import host
from kit.components import quotes
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig
from nautilus_trader.config import ExecAlgorithmConfig
from nautilus_trader.config import StrategyConfig
from nautilus_trader.execution.algorithm import ExecAlgorithm
from nautilus_trader.model.identifiers import ExecAlgorithmId
from nautilus_trader.trading.strategy import Strategy

started = []


class A(Actor):
    def on_start(self):
        started.append(self.id.value)


class S(Strategy):
    def on_start(self):
        started.append(self.id.value)


class E(ExecAlgorithm):
    def on_start(self):
        started.append(self.id.value)


engine = host(quotes(1))
engine.add_exec_algorithm(E(ExecAlgorithmConfig(exec_algorithm_id=ExecAlgorithmId("E"))))
for tag in ("2", "1"):
    engine.add_strategy(S(StrategyConfig(order_id_tag=tag)))
for name in ("B", "A"):
    engine.add_actor(A(ActorConfig(component_id=name)))
engine.run()
assert started == ["B", "A", "S-2", "S-1", "E"], started
