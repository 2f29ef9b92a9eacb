import ExampleSupport

print(items(try published("view-items.json")), terminator: "")
