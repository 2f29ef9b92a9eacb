import TokenCompiler
import TokenComponents
import TokenPreview
import TokenScreens

/// Screens: what a server sent, drawn by the arrangements of component specs.
extension PreviewCommand {
  var missingSpecs: RunFailure {
    .usage("there are no component specs to draw screens by", path: path)
  }

  /// The recorded documents as written, sound or not, with names without this machine's folders.
  func samples(
    reporting diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> [ScreensData.Sample] {
    let paths = try RecordedDocuments.files(of: screens)
    let folder = FilePath.commonFolder(of: paths)
    var samples: [ScreensData.Sample] = []
    for path in paths {
      let bytes = try RunFailure.catching(try FileSystem.read(path))
      let name = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      guard RecordedDocuments.isSequence(path) else {
        guard let text = Self.text(bytes[...]) else { throw .usage("is not UTF-8", path: path) }
        samples.append(ScreensData.Sample(name: name, text: text))
        continue
      }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
        if let text = Self.text(line) {
          samples.append(ScreensData.Sample(name: "\(name):\(number + 1)", text: text))
        } else {
          let shown = WorkingDirectory.current.displayPath(for: path)
          diagnostics.report(.leftOut("\(shown):\(number + 1)", as: "UTF-8"))
        }
      }
    }
    return samples
  }

  /// - Returns: `nil` for what is not UTF-8, which would come out as other bytes.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  func drawScreens(to folder: String, _ timings: inout PhaseTimings) throws(RunFailure) -> RunResult
  {
    let loaded = try load([path], &timings)
    let tokens = loaded.table
    var compiled = try CompiledTokens(loaded, measuringFonts: true)
    try compiled.fulfilContract()
    guard !compiled.components.isEmpty else { throw missingSpecs }
    let side = ScreenSide(
      label: path, tokens, compiled.table, components: compiled.components, fonts: compiled.fonts,
      root: root)
    if let fault = side.validator.fault(ofRoot: root) { throw .usage(fault) }
    let drawing = ScreenDrawing(side)
    let recorded = try RecordedDocuments(screens).resolved(by: side.validator)
    var diagnostics = compiled.diagnostics
    diagnostics.add(recorded.leftOut)
    var empty: [String] = []
    var known: Set<String> = []
    let documents = recorded.files.flatMap(\.documents)
    let tape = recorded.tape
    let places = [FilePath.join(folder, "screen.svg")]
    try OutputTransaction.apply(journalOf: places) { add throws(RunFailure) in
      // A few at a time, so that memory does not grow with their number.
      for start in stride(from: 0, to: documents.count, by: 16) {
        let drawn = Array(documents[start...].prefix(16)).mappedAtOnce(share: 1) { document in
          (document.name, drawing.pictures(of: document.root, in: tape, title: document.name))
        }
        for (screen, pictures) in drawn {
          if pictures.isEmpty { empty.append(screen) }
          for (picture, theme) in zip(pictures, drawing.themeNames) {
            let name = Self.fileName(screen, theme)
            guard known.insert(name).inserted else {
              throw .usage("two screens would be drawn to '\(name)'; give one of them another name")
            }
            let edit = try FileEdit(
              FilePath.join(folder, name), picture, over: ScreenDrawing.isPicture,
              overwritesOthers: overwritesOthers)
            // One that is as before keeps its date.
            if edit.previous != picture { try add(edit.withoutLinks) }
          }
        }
      }
    }
    timings.end("draw and write")
    let shown = WorkingDirectory.current.displayPath(for: folder)
    let left = empty.map { "\($0) is not drawn, as nothing of it decodes; see 'tokenc validate'" }
    return RunResult(
      notices: left, summary: ["wrote \(counted(known.count, "picture")) to \(shown)"],
      diagnostics, in: compiled.sources)
  }

  /// For example `recorded-pay-alfa-dark.svg`.
  private static func fileName(_ screen: String, _ theme: String) -> String {
    let ending = [".json", ".ndjson", ".jsonl"].first { screen.hasSuffix($0) } ?? ""
    let words = [String(screen.dropLast(ending.count))] + (theme.isEmpty ? [] : [theme])
    let letters = words.joined(separator: "-").unicodeScalars.map { scalar -> Character in
      let isKept = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      return isKept ? Character(scalar) : "-"
    }
    return String(letters.drop { $0 == "-" }) + ".svg"
  }
}
