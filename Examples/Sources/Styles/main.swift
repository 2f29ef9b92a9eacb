import ExampleSupport

let transfer = try published("named-styles/transfer.json")
for theme in KitTheme.allCases { print(page(transfer, in: theme), terminator: "") }
