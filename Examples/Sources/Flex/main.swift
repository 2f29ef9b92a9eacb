import ExampleSupport

print(bubble(try published("line-flex/cafe.json")), terminator: "")
