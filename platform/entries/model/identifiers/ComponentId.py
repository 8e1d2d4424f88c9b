from nautilus_trader.model.identifiers import ComponentId

component_id = ComponentId("SpreadMonitor")
print(component_id, repr(component_id))
print(component_id == ComponentId("SpreadMonitor"))
