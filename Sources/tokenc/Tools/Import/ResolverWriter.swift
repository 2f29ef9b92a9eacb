import TokenCompiler

/// Writes the resolver document that joins imported files (DTCG Resolver module, section 4).
struct ResolverWriter {
  let document: ForeignDocument
  /// The name of each file that is written, by its index in the document.
  let names: [Int: String]

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
        sets.append((sets.isEmpty ? "common" : "common-\(sets.count + 1)", written))
        order.append("#/sets/\(sets[sets.count - 1].name)")
      case .dimension(let index):
        order.append("#/modifiers/\(Self.pointer(document.dimensions[index].name))")
      }
    }
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      writer.member("version", "2025.10")
      writer.object("sets") { writer in
        for set in sets {
          writer.object(set.name) { writeSources("sources", set.files, to: &$0) }
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
        for context in dimension.contexts {
          writeSources(context.name, context.files.filter { names[$0] != nil }, to: &writer)
        }
      }
      if let first = dimension.contexts.first { writer.member("default", first.name) }
    }
  }

  private func writeSources(_ name: String, _ files: [Int], to writer: inout JSONWriter) {
    writer.array(name, files) { $1.line(Reference(target: names[$0] ?? "")) }
  }

  /// A name in a JSON pointer (RFC 6901, section 3).
  private static func pointer(_ name: String) -> String {
    name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
