/// A JSON value that no file has yet, which a value of a file is to say.
struct WrittenValue {
  let tape: JSONTape
  let root: NodeID

  /// - Returns: `nil` for a text that is not JSON.
  init?(_ json: [UInt8]) {
    let name = "value"
    var reader = InputReader(source: MemorySource([(path: name, bytes: json)]))
    var diagnostics = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: name, reporting: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    self.root = root
    tape = reader.tape
  }
}

extension JSONTape {
  /// Returns the edits after which a node says a value. Members and elements that stay keep their text.
  package func edits(of node: NodeID, saying value: some JSONWritable) -> [TextEdit] {
    var writer = JSONWriter()
    value.write(to: &writer)
    guard let written = WrittenValue(writer.bytes) else { return [] }
    return edits(of: node, saying: written.root, of: written.tape)
  }
}
