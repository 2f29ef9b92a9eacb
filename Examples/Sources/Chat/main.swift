import ExampleSupport

print(message(try published("google-chat/delivery.json")), terminator: "")
