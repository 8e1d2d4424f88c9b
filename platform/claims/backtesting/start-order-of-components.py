"""
`run` starts actors first, then strategies, then execution algorithms, each in the order in which they were added.
"""

from kit.market import quote
from kit.simulation import build
from nautilus_trader.common.actor import Actor
from nautilus_trader.trading.strategy import Strategy

from nautilus_trader.execution.algorithm import ExecAlgorithm

started = []


def started_by(kind, name):
    return type(name, (kind,), {"on_start": lambda self: started.append(name)})()


engine = build([quote(0, 1.1, 1.2)])
engine.add_exec_algorithm(started_by(ExecAlgorithm, "Algorithm"))
engine.add_strategy(started_by(Strategy, "FirstStrategy"))
engine.add_strategy(started_by(Strategy, "SecondStrategy"))
engine.add_actor(started_by(Actor, "FirstActor"))
engine.add_actor(started_by(Actor, "SecondActor"))
engine.run()
assert started == ["FirstActor", "SecondActor", "FirstStrategy", "SecondStrategy", "Algorithm"], started
