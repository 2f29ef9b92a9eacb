/// Writes the resolver document that joins imported files (DTCG Resolver module, section 4).
struct ResolverWriter {
  let document: ForeignDocument
  /// The name of each file that is written, by its index in the document.
  let names: [Int: String]

  /// The file's contents.
  var contents: [UInt8] {
    let common = document.commonFiles.filter { names[$0] != nil }
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      writer.member("version", "2025.10")
      writer.key("sets")
      writer.object { writer in
        guard !common.isEmpty else { return }
        writer.key("common")
        writer.object { writer in
          writer.key("sources")
          writeSources(common, to: &writer)
        }
      }
      writer.key("modifiers")
      writer.object { writer in
        for dimension in document.dimensions { write(dimension, to: &writer) }
      }
      writer.key("resolutionOrder")
      writer.array { writer in
        let order =
          (common.isEmpty ? [] : ["#/sets/common"])
          + document.dimensions.map { "#/modifiers/\(Self.pointer($0.name))" }
        for reference in order { writeReference(reference, to: &writer) }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ dimension: ForeignDimension, to writer: inout JSONWriter) {
    writer.key(dimension.name)
    writer.object { writer in
      writer.key("contexts")
      writer.object { writer in
        for context in dimension.contexts {
          writer.key(context.name)
          writeSources(context.files.filter { names[$0] != nil }, to: &writer)
        }
      }
      if let first = dimension.contexts.first { writer.member("default", first.name) }
    }
  }

  private func writeSources(_ files: [Int], to writer: inout JSONWriter) {
    writer.array { writer in
      for file in files { writeReference(names[file] ?? "", to: &writer) }
    }
  }

  private func writeReference(_ reference: String, to writer: inout JSONWriter) {
    var line = JSONWriter()
    line.object { $0.member("$ref", reference) }
    writer.verbatim(line.bytes)
  }

  /// A name in a JSON pointer (RFC 6901, section 3).
  private static func pointer(_ name: String) -> String {
    name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
