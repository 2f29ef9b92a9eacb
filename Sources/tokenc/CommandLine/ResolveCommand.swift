import TokenCompiler

/// `tokenc resolve`: prints every token with its aliases replaced.
struct ResolveCommand: InputCommand {
  var paths: [String] = []
  var input = InputOptions()
  /// The context of the modifier `brand`; its default if `nil`.
  var brand: String?
  var format = Format.json
  /// `nil` leaves every color in its own.
  var colorSpace: ColorSpace?
  var mapsGamut = false

  enum Format: String, CaseIterable { case json, table }

  static let name = "resolve"

  static let declaration = CommandDeclaration<Self>(
    summary: "Prints every token with its aliases resolved.",
    operands: [.init("INPUT", .path, \.paths).optional],
    discussion: """
      INPUT is a resolver document, one or more token files, or a folder with either. The default is \
      'tokens'.
      """,
    options: [
      .init("--brand", .text("BRAND"), \.brand, "use this brand; default: that of the resolver"),
      .modifier, .resolver, .allowOutside,
      .init("--format", .choice, \.format, "the form of the result; default: json"),
      .init(
        "--color-space", .choice, \.colorSpace,
        "convert every color to this color space, for example oklch"),
      .init(
        "--gamut-map", \.mapsGamut,
        "map colors into the gamut of the color space, as in CSS Color 4"),
    ],
    examples: [
      "resolve tokens/ --modifier scheme=dark": "the tokens of the dark scheme as JSON",
      "resolve a.tokens.json --format table --color-space oklch":
        "a table with every color in OKLCH",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var command = self
    command.input.themes = .chosen
    if let brand, let choice = Assignment("brand=\(brand)") {
      command.input.modifiers.append(choice)
    }
    let loaded = try command.load(paths.isEmpty ? ["tokens"] : paths, &timings)
    try loaded.throwIfErrors()
    let resolution = loaded.table.resolution
    let theme = resolution.themes[0]
    let conversion = ColorConversion(space: colorSpace, mapsGamut: mapsGamut)
    let text = ResolvedThemeText(theme: theme, resolution: resolution, conversion: conversion)
    let output = format == .table ? text.table : text.json
    timings.end("print")
    return RunResult(output: output, loaded)
  }
}
