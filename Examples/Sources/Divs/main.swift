import ExampleSupport

print(blocks(try published("divkit/sizes.json")), terminator: "")
