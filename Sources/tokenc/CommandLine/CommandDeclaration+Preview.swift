/// The command that draws the tokens.
extension CommandDeclaration {
  static let preview = CommandDeclaration(
    summary: "Draws every token in every theme on one HTML page.",
    operand: "INPUT",
    operandCount: 1...1,
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The page needs no network: \
      it has colors, text styles, lengths, shadows and motion side by side in all brands and schemes, \
      with the names that code and servers use, aliases and the contrast of declared pairs.
      """,
    options: [.previewOutput, .brand, .modifier, .resolver, .allowOutside, .previewForce],
    examples: [
      Example(arguments: "preview tokens/ --output tokens.html", summary: "all brands on one page"),
      Example(
        arguments: "preview tokens/ --brand alfa",
        summary: "one brand, on the standard output"),
    ])
}

extension CommandOption {
  static let previewForce = CommandOption(
    name: "--force", summary: "overwrite a file that is no page of tokenc")

  static let previewOutput = CommandOption(
    name: "--output", argument: .text(placeholder: "FILE"),
    summary: "write the page to FILE; to the standard output otherwise")
}
