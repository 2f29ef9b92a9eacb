print(try ViewItemScreen.report(in: .alfa), terminator: "")
