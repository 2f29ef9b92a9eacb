import TokenCompiler

/// Writes the resolver document that joins imported files (DTCG Resolver module, section 4).
struct ResolverWriter {
  let document: ForeignDocument
  /// The name of each file that is written, by its index in the document.
  let names: [Int: String]
  /// The names of token files of other origin, which count over the imported ones: in one context
  /// those below a folder with the names of a modifier and its context, and always the rest.
  let others: [String]

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
        order.append("#/sets/\(JSONPointer.escaped(sets[sets.count - 1].name))")
      case .dimension(let index):
        order.append("#/modifiers/\(JSONPointer.escaped(document.dimensions[index].name))")
      }
    }
    var always: [String] = []
    var own: [[String]: [String]] = [:]
    let modifierNames = Set(document.dimensions.map(\.name))
    for file in others {
      if let context = Self.context(of: file, modifierNames) {
        own[context, default: []].append(file)
      } else {
        always.append(file)
      }
    }
    if !always.isEmpty { order.append("#/sets/\(Self.othersName)") }
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      writer.member("version", "2025.10")
      writer.object("sets") { writer in
        for set in sets {
          let files = set.files.compactMap { names[$0] }
          writer.object(set.name) { write("sources", files, to: &$0) }
        }
        if !always.isEmpty { writer.object(Self.othersName) { write("sources", always, to: &$0) } }
      }
      writer.object("modifiers") { writer in
        for dimension in document.dimensions { write(dimension, own, to: &writer) }
      }
      write("resolutionOrder", order, to: &writer)
    }
    return writer.document
  }

  /// Writes a modifier with its contexts: the imported ones, and those that only files of other origin have.
  ///
  /// - Parameter own: the files of other origin by modifier and context.
  private func write(
    _ dimension: ForeignDimension, _ own: [[String]: [String]], to writer: inout JSONWriter
  ) {
    let imported = Dictionary(firstOf: dimension.contexts.map { ($0.name, $0.files) })
    let added = others.lazy.compactMap { Self.context(of: $0, [dimension.name])?[1] }
    writer.object(dimension.name) { writer in
      writer.object("contexts") { writer in
        for name in (dimension.contexts.map(\.name) + added).unique() {
          let files = (imported[name] ?? []).compactMap { names[$0] }
          write(name, files + (own[[dimension.name, name]] ?? []), to: &writer)
        }
      }
      if let first = dimension.contexts.first { writer.member("default", first.name) }
    }
  }

  /// Writes references, each on one line.
  private func write(_ name: String, _ targets: [String], to writer: inout JSONWriter) {
    writer.array(name, targets) { $1.line(["$ref": $0] as JSONRecord) }
  }

  private static let othersName = "own"

  /// The names of a modifier and its context, as the folders in which a file lies have them.
  private static func context(of file: String, _ modifiers: Set<String>) -> [String]? {
    let parts = file.split(separator: "/").map(String.init)
    return parts.count > 2 && modifiers.contains(parts[0]) ? Array(parts.prefix(2)) : nil
  }
}
