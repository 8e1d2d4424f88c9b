from nautilus_trader.model.identifiers import TradeId

trade_id = TradeId("T-1")
print(repr(trade_id))
print(trade_id.value, trade_id == TradeId("T-1"))
