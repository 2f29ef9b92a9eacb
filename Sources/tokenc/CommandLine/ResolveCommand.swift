/// `tokenc resolve`: prints every token with its aliases replaced.
struct ResolveCommand {
  let arguments: CommandLineArguments

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var options = arguments.inputOptions
    options.themes = .chosen
    let loaded = try TokenLoader.load(
      arguments.operands, from: DiskSource(), options: options, phaseEnded: { timings.end($0) })
    try loaded.throwIfErrors()
    let resolution = loaded.table.resolution
    let theme = resolution.themes[0]
    let conversion = ColorConversion(
      space: arguments.value(of: .colorSpace).flatMap(ColorSpace.init(rawValue:)),
      mapsGamut: arguments.has(.gamutMap))
    let text = ResolvedThemeText(theme: theme, resolution: resolution, conversion: conversion)
    let output = arguments.value(of: .format) == "table" ? text.table : text.json
    timings.end("print")
    return RunResult(output: output, loaded)
  }
}
