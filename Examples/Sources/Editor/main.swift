print(try EditorScreen.report(in: .alfa), terminator: "")
