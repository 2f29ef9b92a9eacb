/// The command that reads other tools' files.
extension CommandDeclaration {
  static let `import` = CommandDeclaration(
    summary: "Converts token files of other tools into the standard's form.",
    operand: "DIALECT INPUT",
    operandCount: 2...Int.max,
    discussion: """
      DIALECT is style-dictionary, tokens-studio, dtcg-draft, spectrum or figma (an answer of \
      Figma's REST API). INPUT is one or more files, or folders whose *.json files are read. What \
      can't be converted is listed, never guessed at. Documentation/Import.md tells what becomes \
      what.
      """,
    options: [.importOutput, .context, .unit, .alpha, .byType, .strict, .importForce],
    examples: [
      Example(
        arguments: "import style-dictionary tokens/ --output dtcg",
        summary: "convert a folder of Style Dictionary files"),
      Example(
        arguments: "import tokens-studio tokens.json",
        summary: "sets and themes become a resolver document with modifiers"),
      Example(
        arguments: "import dtcg-draft light.json --context scheme:dark=dark.json",
        summary: "a file that counts in one context of a modifier"),
    ])
}

extension CommandOption {
  static let alpha = CommandOption(
    name: "--alpha", argument: .choice(["last", "first"]),
    summary: "where eight digits have the opacity: last as in CSS, which is the default, or first")

  static let byType = CommandOption(
    name: "--by-type",
    summary: "put each token below a group of its type, so that every top-level group has one type")

  static let context = CommandOption(
    name: "--context", argument: .assignment(placeholder: "MODIFIER:CONTEXT=INPUT"),
    isRepeatable: true,
    summary: "a file or folder that counts in one context of a modifier; may be repeated")

  static let importForce = CommandOption(
    name: "--force", summary: "overwrite files that tokenc did not write")

  static let importOutput = CommandOption(
    name: "--output", argument: .text(placeholder: "DIR"),
    summary: "write into DIR; 'imported' otherwise")

  static let strict = CommandOption(
    name: "--strict", summary: "write nothing when something can't be converted")

  static let unit = CommandOption(
    name: "--unit", argument: .choice(["px", "rem"]),
    summary: "what a length without unit is in; px otherwise, with a warning")
}
