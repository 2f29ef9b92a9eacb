import TokenCompiler

/// Writes the resolver document that joins imported files (DTCG Resolver module, section 4).
struct ResolverWriter {
  let document: ForeignDocument
  /// The name of each file that is written, by its index in the document.
  let names: [Int: String]
  /// The names of token files of other origin, which count over the imported ones: in one context
  /// those below a folder with the names of a modifier and its context, and always the rest.
  let others: [String]

  /// A reference object, on one line.
  private struct Reference: JSONWritable {
    var target: String

    func write(to writer: inout JSONWriter) {
      writer.object { $0.member("$ref", target) }
    }
  }

  /// The file's contents.
  var contents: [UInt8] {
    var sets: [(name: String, files: [Int])] = []
    var order: [String] = []
    for step in document.steps {
      switch step {
      case .files(let files):
        let written = files.filter { names[$0] != nil }
        guard !written.isEmpty else { continue }
        let name = document.setNames[files[0]]
        sets.append((name ?? (sets.isEmpty ? "common" : "common-\(sets.count + 1)"), written))
        order.append("#/sets/\(Self.pointer(sets[sets.count - 1].name))")
      case .dimension(let index):
        order.append("#/modifiers/\(Self.pointer(document.dimensions[index].name))")
      }
    }
    let always = others.filter { context(of: $0) == nil }
    if !always.isEmpty { order.append("#/sets/\(Self.othersName)") }
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      writer.member("version", "2025.10")
      writer.object("sets") { writer in
        for set in sets {
          writer.object(set.name) { writeSources("sources", set.files, to: &$0) }
        }
        if !always.isEmpty {
          writer.object(Self.othersName) { write("sources", always, to: &$0) }
        }
      }
      writer.object("modifiers") { writer in
        for dimension in document.dimensions { write(dimension, to: &writer) }
      }
      writer.array("resolutionOrder", order) { $1.line(Reference(target: $0)) }
    }
    return writer.document
  }

  private func write(_ dimension: ForeignDimension, to writer: inout JSONWriter) {
    writer.object(dimension.name) { writer in
      writer.object("contexts") { writer in
        for name in contextNames(of: dimension) {
          let files = dimension.contexts.first { $0.name == name }?.files ?? []
          let own = others.filter {
            context(of: $0) == ContextName(modifier: dimension.name, context: name)
          }
          write(name, files.compactMap { names[$0] } + own, to: &writer)
        }
      }
      if let first = dimension.contexts.first { writer.member("default", first.name) }
    }
  }

  private func writeSources(_ name: String, _ files: [Int], to writer: inout JSONWriter) {
    write(name, files.compactMap { names[$0] }, to: &writer)
  }

  private func write(_ name: String, _ targets: [String], to writer: inout JSONWriter) {
    writer.array(name, targets) { $1.line(Reference(target: $0)) }
  }

  // MARK: Files of other origin

  private static let othersName = "own"

  /// A context of a modifier.
  private struct ContextName: Hashable {
    var modifier: String
    var context: String
  }

  /// The names of a modifier and its context, as the folders in which a file lies have them.
  private func context(of file: String) -> ContextName? {
    let parts = file.split(separator: "/").map(String.init)
    guard parts.count > 2, document.dimensions.contains(where: { $0.name == parts[0] }) else {
      return nil
    }
    return ContextName(modifier: parts[0], context: parts[1])
  }

  /// The contexts of a modifier: the imported ones, and those that only files of other origin have.
  private func contextNames(of dimension: ForeignDimension) -> [String] {
    let own = others.compactMap { context(of: $0) }.filter { $0.modifier == dimension.name }
    return (dimension.contexts.map(\.name) + own.map(\.context)).grouped(by: \.self).map(\.key)
  }

  /// A name in a JSON pointer (RFC 6901, section 3).
  private static func pointer(_ name: String) -> String {
    name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
