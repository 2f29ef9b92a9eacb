import ExampleSupport

print(nodes(try published("json-render/revenue.json")), terminator: "")
