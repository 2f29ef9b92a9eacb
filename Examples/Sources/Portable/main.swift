import ExampleSupport

print(portable(try published("portable-text/tea.json")), terminator: "")
