import TokenCompiler

/// The named styles of all files: what looks may extend.
struct StyleCatalog {
  /// A file of styles.
  struct Sheet {
    /// The name in Swift, for example `LabelStyleName`.
    var name: String
    /// The type of the looks in Swift; `nil` if the file doesn't say it.
    var type: String?
    var cases: [CaseSpec]
  }

  /// How many styles may extend one another in a row.
  private static let depth = 32

  private var sheets: [String: Sheet] = [:]
  /// The names of styles by their type, in the order of the files.
  private var namesByType: [String: [String]] = [:]
  private var knownNames: [String: Set<String>] = [:]
  /// The properties that each style sets, by its type and name.
  private var properties: [String: [String: [LookProperty<Alias>]]] = [:]
  /// A Boolean value that indicates whether every file says what its styles are of, so that an unknown name is a fault.
  private(set) var isComplete = true

  mutating func add(_ sheet: Sheet) {
    sheets[sheet.name] = sheet
    guard let type = sheet.type else {
      isComplete = false
      return
    }
    for one in sheet.cases where knownNames[type, default: []].insert(one.name).inserted {
      namesByType[type, default: []].append(one.name)
    }
  }

  func sheet(named name: String) -> Sheet? { sheets[name] }

  /// The files as specs name them, for example `Label`.
  var files: [String] {
    sheets.keys.map { String($0.dropLast(TokenFileListing.stylesSuffix.utf8.count)) }
      .sorted(byBytesOf: \.self)
  }

  func has(_ name: String, of type: String) -> Bool { knownNames[type]?.contains(name) ?? false }

  func names(of type: String) -> [String] { namesByType[type] ?? [] }

  /// A name for a file with styles of a type, for example `Label`.
  static func exampleFile(for type: String) -> String {
    let kind = ElementKind.allCases.first { kind in
      [false, true].contains {
        ElementSpec.Kind.element(kind, hasStates: $0).swiftType == type
      }
    }
    let word = kind?.rawValue ?? ""
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  // MARK: Styles that extend others

  private struct Position {
    var sheet: Int
    var variant: Int
  }

  /// Completes styles with those that they extend, and keeps what each sets.
  mutating func resolve(
    _ read: [ComponentSpec<Alias>], reporting diagnostics: inout DiagnosticCollector
  ) -> [ComponentSpec<Alias>] {
    var result = read
    var positions: [String: [String: Position]] = [:]
    for (index, sheet) in read.enumerated() {
      guard let type = sheet.elements.first?.kind.swiftType else { continue }
      for (variant, style) in sheet.variants.enumerated() {
        let name = style.name.name
        guard let first = positions[type]?[name] else {
          positions[type, default: [:]][name] = Position(sheet: index, variant: variant)
          continue
        }
        diagnostics.error(
          .componentSpec, "two styles of '\(type)' are called '\(name)'", at: style.name.range,
          notes: [
            .init(
              message: "the first is here",
              range: read[first.sheet].variants[first.variant].name.range)
          ])
      }
    }
    for (index, sheet) in read.enumerated() {
      guard let type = sheet.elements.first?.kind.swiftType else { continue }
      for (variant, style) in sheet.variants.enumerated() {
        complete(type, style.name.name, within: [], read, positions, &diagnostics)
        for look in style.looks.indices {
          result[index].variants[variant].looks[look] = expanded(style.looks[look])
        }
      }
    }
    return result
  }

  /// Works out what a style sets, once.
  private mutating func complete(
    _ type: String, _ name: String, within outer: [String], _ read: [ComponentSpec<Alias>],
    _ positions: [String: [String: Position]], _ diagnostics: inout DiagnosticCollector
  ) {
    guard properties[type]?[name] == nil, let position = positions[type]?[name] else { return }
    let style = read[position.sheet].variants[position.variant]
    let key = "\(type).\(name)"
    for use in style.looks.flatMap(\.styles) {
      guard case .word(let extended, let range) = use.value else { continue }
      let extendedKey = "\(use.type).\(extended)"
      guard extendedKey != key, !outer.contains(extendedKey) else {
        diagnostics.error(.componentSpec, "style '\(extended)' extends itself", at: range)
        continue
      }
      guard outer.count < Self.depth else {
        diagnostics.error(
          .componentSpec,
          "'\(extended)' is the last of more than \(Self.depth) styles that extend one another; extend it directly",
          at: range)
        continue
      }
      complete(use.type, extended, within: outer + [key], read, positions, &diagnostics)
    }
    let looks = style.looks.map { expanded($0) }
    properties[type, default: [:]][name] = looks.flatMap(\.properties)
  }

  // MARK: Looks that extend styles

  /// A look with what the styles set that it extends, besides what it sets itself. The style of a part wins
  /// over that of the whole.
  ///
  /// - Parameter isChange: whether the look is of a component within, where what a style leaves unset stays as
  ///   that component says.
  func expanded(_ look: ElementLook<Alias>, isChange: Bool = false) -> ElementLook<Alias> {
    guard !look.styles.isEmpty else { return look }
    var inherited: [LookProperty<Alias>] = []
    var positions: [[String]: Int] = [:]
    for use in look.styles.sorted(by: { $0.path.count < $1.path.count }) {
      for property in named(in: use.value, of: use.type) {
        let path = use.path + property.path
        let known = positions[path].map { inherited[$0].value }
        guard
          let value = value(of: property.path, in: use.value, of: use.type, otherwise: known)
        else { continue }
        let new = LookProperty(
          path: path, type: property.type, value: value, isInherited: true, range: property.range)
        if let index = positions[path] {
          inherited[index] = new
        } else {
          positions[path] = inherited.count
          inherited.append(new)
        }
      }
    }
    let own = Set(look.properties.map(\.path))
    var result = look
    inherited.removeAll { property in
      if own.contains(property.path) { return true }
      if isChange, case .unset = property.value { return true }
      return false
    }
    result.properties = inherited + look.properties
    return result
  }

  /// The properties that the styles of a value set, each once.
  private func named(in value: LookValue<Alias>, of type: String) -> [LookProperty<Alias>] {
    var seen: Set<[String]> = []
    let names = value.leaves.compactMap { leaf -> String? in
      if case .word(let name, _) = leaf { name } else { nil }
    }
    return names.unique().flatMap { properties[type]?[$0] ?? [] }.filter {
      seen.insert($0.path).inserted
    }
  }

  /// The value that the style sets, or for each case the style that it names; `nil` for nothing.
  private func value(
    of path: [String], in style: LookValue<Alias>, of type: String,
    otherwise: LookValue<Alias>?
  ) -> LookValue<Alias>? {
    switch style {
    case .word(let name, _):
      let property = properties[type]?[name]?.first { $0.path == path }
      guard let property else { return otherwise }
      if case .unset = property.value { return otherwise ?? .unset }
      return property.value
    case .byChoice(let choice, let styles):
      var isSet = false
      let values = styles.enumerated().map { index, style -> LookValue<Alias> in
        let known = otherwise?.selecting(index, of: choice)
        let value = value(of: path, in: style, of: type, otherwise: known)
        isSet = isSet || value != nil
        return value ?? .unset
      }
      return isSet ? .byChoice(choice, values) : nil
    default: return otherwise
    }
  }
}

extension LookValue {
  /// The value where a choice has a case.
  fileprivate func selecting(_ index: Int, of choice: Int) -> LookValue {
    guard case .byChoice(let own, let values) = self else { return self }
    if own == choice { return values[index] }
    return .byChoice(own, values.map { $0.selecting(index, of: choice) })
  }
}
