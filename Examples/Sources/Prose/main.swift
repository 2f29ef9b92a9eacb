import ExampleSupport

print(prose(try published("contentful/guide.json")), terminator: "")
