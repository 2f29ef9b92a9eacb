import ExampleSupport

print(screen(try published("a2ui/34_child-list-template.json")), terminator: "")
