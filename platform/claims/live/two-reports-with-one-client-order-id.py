"""
Two reports with one client order id end the start on 1.221.0; 1.222.0 keeps one of them and starts.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import session
from kit.version import RELEASE
from nautilus_trader.model.identifiers import ClientOrderId
from nautilus_trader.model.identifiers import VenueOrderId

same = ClientOrderId("O-1")
twice = [order_report(client_order_id=same), order_report(client_order_id=same, venue_order_id=VenueOrderId("V-2"))]
node = session(node_of(Venue(orders=twice)))
assert node.started == (RELEASE != (1, 221, 0)), node.started
apart = [order_report(client_order_id=same), order_report(venue_order_id=VenueOrderId("V-2"))]
assert session(node_of(Venue(orders=apart))).started
