from nautilus_trader.common.component import MessageBus, TestClock
from nautilus_trader.model.identifiers import TraderId

msgbus = MessageBus(trader_id=TraderId("TRADER-001"), clock=TestClock())
handler = print
msgbus.subscribe("quotes.*", handler)
msgbus.publish("quotes.EURUSD", "1.1000")
msgbus.publish("bars.EURUSD", "lost")
msgbus.unsubscribe("quotes.*", handler)
print(msgbus.has_subscribers("quotes.EURUSD"))
