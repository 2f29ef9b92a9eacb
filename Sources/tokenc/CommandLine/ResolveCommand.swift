/// `tokenc resolve`: prints every token with its aliases replaced.
struct ResolveCommand {
  let arguments: CommandLineArguments

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var input = try OpenedInput.open(arguments.operands, arguments: arguments)
    timings.end("read")
    guard var document = input.document else { return RunResult(failed: input.reader) }
    let choices = arguments.assignments(of: .modifier).map { ($0.name, $0.value) }
    if !input.isResolver {
      // Of the axes that files without a resolver have, only those that are asked for: a value for
      // `light` is none for everybody.
      document = document.withAxes(
        ThemeAxis.allCases.filter { axis in choices.contains { $0.0 == axis.rawValue } })
    }
    guard
      let selected = InputSelection.input(
        for: document, choices: choices, reporting: &input.reader.diagnostics)
    else { return RunResult(failed: input.reader) }
    let resolution = ThemeResolver.resolve(
      document, inputs: [selected], tape: input.reader.tape,
      isIncomplete: input.reader.isIncomplete, reporting: &input.reader.diagnostics)
    timings.end("resolve")
    guard !input.reader.diagnostics.hasErrors, let theme = resolution.themes.first else {
      return RunResult(failed: input.reader)
    }
    let conversion = ColorConversion(
      space: arguments.value(of: .colorSpace).flatMap(ColorSpace.init(rawValue:)),
      mapsGamut: arguments.has(.gamutMap))
    let text = ResolvedThemeText(theme: theme, resolution: resolution, conversion: conversion)
    let output = arguments.value(of: .format) == "table" ? text.table : text.json
    timings.end("print")
    return RunResult(output: output, reader: input.reader)
  }
}
