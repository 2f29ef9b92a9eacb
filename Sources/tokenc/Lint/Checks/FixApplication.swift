import TokenCompiler

/// Applies fix-its to the texts that they point into.
package enum FixApplication {
  /// The new texts of the files that change, and how many edits each takes.
  ///
  /// Of edits that overlap only the first is applied; another run finds the others.
  package static func apply(
    _ fixIts: [Diagnostic.FixIt], to sources: SourceMap
  ) -> [(file: FileID, text: [UInt8], editCount: Int)] {
    let files = Dictionary(grouping: Set(fixIts), by: \.range.file)
    return files.sorted { $0.key < $1.key }.map { file, edits in
      let bytes = sources[file].bytes
      var text: [UInt8] = []
      var end = 0
      var count = 0
      let sorted = edits.sorted {
        ($0.range.start, $0.range.end, $0.replacement)
          < ($1.range.start, $1.range.end, $1.replacement)
      }
      for edit in sorted where Int(edit.range.start) >= end {
        text += bytes[end..<Int(edit.range.start)]
        text += edit.replacement.utf8
        end = Int(edit.range.end)
        count += 1
      }
      return (file, text + bytes[end...], count)
    }
  }
}
