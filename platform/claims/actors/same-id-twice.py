"""
Two actors of the same id can't be added: without a `component_id` the id is the class name, so two of one class raise
`RuntimeError`.
"""

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig


class Watcher(Actor):
    pass


engine = host(quotes(1), Watcher(), Watcher(ActorConfig(component_id="Second")))
assert [actor.id.value for actor in engine.trader.actors()] == ["Watcher", "Second"]
error = raised(lambda: engine.add_actor(Watcher()))
assert type(error) is RuntimeError, error
