import ExampleSupport

print(card(try published("adaptive-cards/FlightItinerary.json")), terminator: "")
