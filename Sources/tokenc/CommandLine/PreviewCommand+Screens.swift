import TokenCompiler
import TokenComponents
import TokenPreview
import TokenScreens

/// Screens: what a server sent, drawn by the arrangements of component specs.
extension PreviewCommand {
  var missingSpecs: RunFailure {
    .usage("there are no component specs to draw screens by", path: path)
  }

  /// The recorded documents as they are written, sound or not, with names that say nothing of the folders
  /// of this machine.
  func samples() throws(RunFailure) -> [ScreensData.Sample] {
    var paths: [String] = []
    for operand in screens { paths += try RecordedDocuments.files(of: operand) }
    let folder = FilePath.commonFolder(of: paths)
    var samples: [ScreensData.Sample] = []
    for path in paths {
      let bytes = try RunFailure.catching(try FileSystem.read(path))
      let name = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      guard RecordedDocuments.isSequence(path) else {
        samples.append(try sample(name, bytes[...], of: path))
        continue
      }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
        samples.append(try sample("\(name):\(number + 1)", line, of: path))
      }
    }
    return samples
  }

  private func sample(
    _ name: String, _ bytes: ArraySlice<UInt8>, of path: String
  ) throws(RunFailure) -> ScreensData.Sample {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 would come out as other bytes.
    guard text.utf8.elementsEqual(bytes) else { throw .usage("is not UTF-8", path: path) }
    return ScreensData.Sample(name: name, text: text)
  }

  /// Draws recorded documents in each theme, a file for each.
  func drawScreens(to folder: String, _ timings: inout PhaseTimings) throws(RunFailure) -> RunResult
  {
    let loaded = try load([path], &timings)
    let tokens = loaded.table
    var compiled = try CompiledTokens(loaded, measuringFonts: true)
    try compiled.fulfilContract()
    guard !compiled.components.isEmpty else { throw missingSpecs }
    let drawing = ScreenDrawing(
      ScreenSide(
        label: path, tokens, compiled.table, components: compiled.components,
        fonts: compiled.fonts))
    let recorded = try RecordedDocuments(screens, leavesOutLines: true)
    var diagnostics = compiled.diagnostics
    diagnostics.add(recorded.leftOut)
    var edits: [FileEdit] = []
    var empty: [String] = []
    var known: Set<String> = []
    for document in recorded.files.flatMap(\.documents) {
      let pictures = drawing.pictures(of: document.root, in: recorded.tape, title: document.name)
      if pictures.isEmpty { empty.append(document.name) }
      for (picture, theme) in zip(pictures, drawing.themeNames) {
        let name = Self.fileName(document.name, theme)
        guard known.insert(name).inserted else {
          throw .usage("two screens would be drawn to '\(name)'; give one of them another name")
        }
        edits.append(
          try FileEdit(
            FilePath.join(folder, name), picture, over: ScreenDrawing.isPicture,
            overwritesOthers: overwritesOthers))
      }
    }
    timings.end("draw")
    try OutputTransaction.write(edits)
    timings.end("write")
    let shown = WorkingDirectory.current.displayPath(for: folder)
    let left = empty.map { "\($0) is not drawn, as nothing of it decodes; see 'tokenc validate'" }
    return RunResult(
      notices: left, summary: ["wrote \(counted(edits.count, "picture")) to \(shown)"],
      diagnostics, in: compiled.sources)
  }

  /// For example `recorded-pay-alfa-dark.svg`.
  private static func fileName(_ screen: String, _ theme: String) -> String {
    let endings = [".json", ".ndjson", ".jsonl"]
    let ending = endings.first { screen.hasSuffix($0) } ?? ""
    let words = [String(screen.dropLast(ending.count))] + (theme.isEmpty ? [] : [theme])
    let letters = words.joined(separator: "-").unicodeScalars.map { scalar -> Character in
      let isKept = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      return isKept ? Character(scalar) : "-"
    }
    return String(letters.drop { $0 == "-" }) + ".svg"
  }
}
