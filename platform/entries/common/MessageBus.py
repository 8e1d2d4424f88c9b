from nautilus_trader.common.component import MessageBus, TestClock
from nautilus_trader.model.identifiers import TraderId

msgbus = MessageBus(trader_id=TraderId("TRADER-001"), clock=TestClock())
msgbus.subscribe("alerts.*", lambda message: print("got", message))
msgbus.publish("alerts.risk", "margin is low")
msgbus.register("Desk.execute", lambda command: print("executed", command))
msgbus.send("Desk.execute", "hedge")
print(msgbus.topics(), msgbus.endpoints())
