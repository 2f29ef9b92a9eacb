import TokenCompiler

extension DialectRules {
  /// The sources of an app without JSON: the color sets of asset catalogs, and constants of Swift.
  static let apple = DialectRules(
    name: "asset catalogs and Swift", namespace: "apple",
    valueMembers: [], typeMembers: [], descriptionMembers: [], types: commonTypes)
}

extension ImportSourceReader {
  package static let colorSetEnding = ".colorset/Contents.json"
  package static let catalogEnding = ".xcassets"

  /// Reads asset catalogs and files of Swift, whose colors may vary with the same appearances.
  mutating func readApple(_ sources: [ImportSource], _ files: [SwiftSourceFile]) {
    var reader = AppleReader(tape: tape, document: document, diagnostics: diagnostics)
    reader.read(sources, files)
    document = reader.document
    diagnostics = reader.diagnostics
    refuseCatalogsOfOneName()
  }

  /// Makes names that two catalogs have an error, as nothing says when each counts.
  private mutating func refuseCatalogsOfOneName() {
    let switched = Set(document.dimensions.flatMap { $0.contexts.flatMap(\.files) })
    let common = document.tokens.filter { !switched.contains($0.file) }
    for (path, tokens) in common.grouped(by: \.path) {
      guard
        let other = tokens.first(where: {
          $0.file != tokens[0].file
            && ($0.value != tokens[0].value
              || $0.modes.map(\.value) != tokens[0].modes.map(\.value))
        })
      else { continue }
      let names = [tokens[0], other].map { document.files[$0.file].name }
      let options = [tokens[0], other].map { token in
        let path = tape.sources[token.place.file].path
        let catalog = CatalogPath(path).catalog
        let input = catalog.hasSuffix(Self.catalogEnding) ? catalog : path
        return "--context brand:\(document.files[token.file].name)=\(input)"
      }
      diagnostics.error(
        .collidingFiles,
        "'\(path.joined(separator: "."))' has another value in '\(names[1])' than in '\(names[0])', and nothing "
          + "says which counts; say when each does, for example with 'tokenc import apple "
          + "\(options.joined(separator: " "))'",
        at: other.place, notes: [.init(message: "the other value is here", range: tokens[0].place)])
      return
    }
  }
}

/// Reads what an app has without JSON.
struct AppleReader {
  let tape: JSONTape
  var document: ForeignDocument
  var diagnostics: DiagnosticCollector
  /// The tokens with the values of each appearance, before it is known with which they vary.
  private var found: [Found] = []
  /// The paths of the color sets that have a value, by their whole names, `Button/ink`.
  private var setPaths: [String: [String]] = [:]
  private var variesWithScheme = false
  private var variesWithContrast = false

  struct Found {
    var path: [String]
    var place: SourceRange
    var file: Int
    var type: ForeignType
    var values: [AppleAppearance: ForeignValue]
    var description: String?
    /// Members of `$extensions.tokenc`.
    var ownMembers: [ForeignValue.Member] = []
    /// The scope in which a name may be declared once: a catalog, or all files of Swift that count in one context.
    var group: String
  }

  init(tape: JSONTape, document: ForeignDocument, diagnostics: DiagnosticCollector) {
    self.tape = tape
    self.document = document
    self.diagnostics = diagnostics
  }

  mutating func read(_ sources: [ImportSource], _ files: [SwiftSourceFile]) {
    readCatalogs(sources)
    readSwift(files)
    leaveOutDifferentTwins()
    let dimension = AppleAppearance.dimension(
      varyingWithScheme: variesWithScheme, contrast: variesWithContrast)
    let axis = dimension.flatMap { ThemeAxis(rawValue: $0.name) }
    let appearances = AppleAppearance.appearances(
      varyingWithScheme: variesWithScheme, contrast: variesWithContrast)
    for one in found {
      guard let value = one.values[AppleAppearance()] else { continue }
      var token = ForeignToken(path: one.path, place: one.place, file: one.file, value: value)
      token.type = one.type
      token.description = one.description
      token.ownMembers = one.ownMembers
      token.modes = appearances.dropFirst().compactMap { appearance in
        guard let other = one.values[appearance], other != value else { return nil }
        return (appearance.contextName(in: axis), other)
      }
      document.tokens.append(token)
    }
    if let dimension, document.tokens.contains(where: { !$0.modes.isEmpty }) {
      document.dimensions.append(dimension)
    }
  }

  private mutating func leaveOut(
    _ path: [String], _ reason: String, at range: SourceRange, key: String
  ) {
    let name = path.joined(separator: ".")
    document.leftOut.append(name)
    var report = Diagnostic.leftOut("token '\(name)' is left out: \(reason)", at: range, key: key)
    report.loss = Diagnostic.Loss(of: name, reason)
    diagnostics.report(report)
  }

  /// Leaves out what one file states in two ways, as a name of two folders without a namespace.
  private mutating func leaveOutDifferentTwins() {
    var kept: [Found] = []
    for (_, twins) in found.grouped(by: { [$0.group] + $0.path }) {
      let first = twins[0]
      guard let other = twins.first(where: { $0.values != first.values }) else {
        kept.append(first)
        continue
      }
      leaveOut(
        first.path, "it is declared more than once, with different values", at: other.place,
        key: "declared twice")
    }
    found = kept
  }

  // MARK: Asset catalogs

  private mutating func readCatalogs(_ sources: [ImportSource]) {
    let sets = sources.map { ($0, CatalogPath(tape.sources[tape.range($0.root).file].path)) }
    var namespaces: Set<[String]> = []
    for (source, path) in sets where path.set == nil {
      document.ledger.note(tape.range(source.root), isRead: true)
      noteMembers(of: source.root, isRead: true)
      let properties = tape.member("properties", of: source.root)
      let provides = properties.map { tape.isTrue("provides-namespace", of: $0) } ?? false
      if provides { namespaces.insert([path.catalog] + path.folders) }
    }
    for (catalog, sets) in sets.grouped(by: { [$0.1.catalog, $0.0.context.map(\.value) ?? ""] }) {
      let colors = sets.filter { $0.1.set != nil }
      guard let first = colors.first else { continue }
      let file = document.addFile(CatalogPath.fileName(catalog[0], first.0.context))
      if let context = first.0.context { document.add(file, to: context) }
      var channels = CatalogChannels()
      for (source, _) in colors { channels.note(source.root, of: tape) }
      for (source, path) in colors {
        readSet(source.root, path.tokenPath(namespaces), file, channels)
      }
    }
  }

  private mutating func readSet(
    _ root: NodeID, _ path: [String], _ file: Int, _ channels: CatalogChannels
  ) {
    let set = ColorSet(root, of: tape, channels: channels)
    document.ledger.note(tape.range(root), isRead: true)
    noteMembers(of: root, isRead: true)
    let colors = tape.allMembers(of: root).first { tape.names.string($0.name) == "colors" }
    let place = colors.map { tape.range($0.key) } ?? tape.opening(root)
    document.ledger.noteToken(place)
    let unread = Set(set.unread.map(\.range))
    for entry in colors.map({ tape.elements(of: $0.value) }) ?? []
    where unread.contains(tape.range(entry)) {
      noteMembers(of: entry, isRead: false)
    }
    for (range, reason, key) in set.unread {
      diagnostics.report(.leftOut(reason, at: range, key: key))
    }
    var values: [AppleAppearance: ForeignValue] = [:]
    do throws(ColorSet.Fault) {
      for appearance in AppleAppearance.all { values[appearance] = try set.value(in: appearance) }
    } catch {
      leaveOut(path, error.reason, at: error.range, key: error.key)
      return
    }
    variesWithScheme = variesWithScheme || set.variesWithScheme
    variesWithContrast = variesWithContrast || set.variesWithContrast
    setPaths[path.joined(separator: "/")] = path
    found.append(
      Found(
        path: path, place: place, file: file, type: .standard(.color), values: values,
        description: nil, group: "\(file)"))
  }

  private mutating func noteMembers(of object: NodeID, isRead: Bool) {
    for member in tape.allMembers(of: object) {
      document.ledger.note(tape.range(member.key), isRead: isRead)
    }
  }

  // MARK: Swift

  private mutating func readSwift(_ files: [SwiftSourceFile]) {
    let fileIndices = files.map { file -> Int in
      let index = document.addFile(file.context.map { "\($0.value)/\(file.name)" } ?? file.name)
      if let context = file.context { document.add(index, to: context) }
      return index
    }
    var reader = SwiftTokenReader(SwiftProgram(files), sets: setPaths)
    reader.read()
    for token in reader.tokens {
      variesWithScheme = variesWithScheme || token.variesWithScheme
      variesWithContrast = variesWithContrast || token.variesWithContrast
      found.append(
        Found(
          path: token.path, place: token.place, file: fileIndices[token.file], type: token.type,
          values: token.values, description: token.description, ownMembers: token.scaling,
          group: "Swift \(files[token.file].context?.value ?? "")"))
    }
    for loss in reader.losses {
      if loss.isForeign {
        diagnostics.report(
          .leftOut(
            "'\(loss.path.joined(separator: "."))' is no color, number or font and is not read",
            at: loss.range, key: "foreign constant"))
      } else {
        leaveOut(loss.path, loss.reason, at: loss.range, key: "swift \(loss.key)")
      }
    }
  }
}

/// The path of a file in an asset catalog, by its parts.
struct CatalogPath {
  /// The path of the catalog, or of the folder that a path without one lies in.
  var catalog: String
  /// The folders between the catalog and the set.
  var folders: [String]
  /// The set's name; `nil` for what a folder says of itself.
  var set: String?

  init(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    _ = parts.popLast()
    let ending = ".colorset"
    if let last = parts.last, last.hasSuffix(ending) {
      set = String(last.dropLast(ending.count))
      parts.removeLast()
    }
    let start =
      parts.lastIndex { $0.hasSuffix(ImportSourceReader.catalogEnding) } ?? parts.count - 1
    catalog = parts.prefix(start + 1).joined(separator: "/")
    folders = Array(parts.dropFirst(start + 1))
  }

  /// The names by which code asks for the color: of the folders those that provide a namespace.
  func tokenPath(_ namespaces: Set<[String]>) -> [String] {
    let spaces = folders.indices.filter { namespaces.contains([catalog] + folders[...$0]) }
    return spaces.map { folders[$0] } + [set ?? ""]
  }

  static func fileName(_ catalog: String, _ context: Assignment?) -> String {
    let last = catalog.split(separator: "/").last.map(String.init) ?? "colors"
    let ending = ImportSourceReader.catalogEnding
    let name = last.hasSuffix(ending) ? String(last.dropLast(ending.count)) : last
    return context.map { "\($0.value)/\(name)" } ?? name
  }
}

extension AppleAppearance {
  /// The modifier whose contexts are the appearances that some values vary with; `nil` for none.
  static func dimension(varyingWithScheme: Bool, contrast: Bool) -> ForeignDimension? {
    guard varyingWithScheme || contrast else { return nil }
    let axis: ThemeAxis? = contrast ? varyingWithScheme ? nil : .contrast : .scheme
    var dimension = ForeignDimension(name: axis?.rawValue ?? "theme")
    dimension.contexts = appearances(varyingWithScheme: varyingWithScheme, contrast: contrast).map {
      .init(name: $0.contextName(in: axis))
    }
    // All four stay together: two modifiers could not say what a color is in dark with high contrast.
    dimension.isWhole = true
    return dimension
  }
}
