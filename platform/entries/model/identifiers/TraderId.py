from nautilus_trader.model.identifiers import TraderId

trader_id = TraderId("DESK-001")
print(trader_id, trader_id.get_tag())
print(trader_id == TraderId("DESK-001"), trader_id == TraderId("DESK-002"))
