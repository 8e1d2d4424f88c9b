from nautilus_trader.model.identifiers import PositionId

position_id = PositionId("P-001")
print(repr(position_id))
print(position_id.value, position_id == PositionId("P-001"))
