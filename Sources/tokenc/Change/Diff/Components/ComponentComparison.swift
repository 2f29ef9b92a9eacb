import TokenCompiler
import TokenComponents

/// Compares a component's specs of two versions, and what their looks resolve to.
struct ComponentComparison {
  typealias Spec = ComponentSpec<Alias>

  let tokens: TokenComparison
  let old: Spec
  let new: Spec
  private(set) var names: ComponentNames
  var changes: [VersionChange] = []

  /// - Parameter tokens: the comparison of the tokens, with all renames found.
  static func changes(beside tokens: TokenComparison) -> [VersionChange] {
    let components = VersionPairs(tokens.old.components, tokens.new.components)
    var names = ComponentNames()
    for pair in components.pairs { names.add(pair.old, pair.new) }
    let kept = components.pairs.flatMap { old, new, rename in
      var comparison = ComponentComparison(tokens: tokens, old: old, new: new, names: names)
      comparison.compare(rename)
      return comparison.changes
    }
    let added = components.added.map { spec in
      VersionChange(
        kind: .added, component: spec.name, path: spec.name, servers: Versions(new: spec.wireType))
    }
    let removed = components.removed.map { spec in
      VersionChange(
        kind: .removed, component: spec.name, path: spec.name,
        servers: Versions(old: spec.wireType),
        isBreaking: true, breakage: gone(spec.wireType.map { [$0] } ?? [], inSwift: spec.name),
        removedMembers: [("", spec.name)])
    }
    return kept + added + removed
  }

  private mutating func compare(_ rename: RenameBasis?) {
    if !tokens.options.isOneVersion {
      compareNames(rename)
      describe("", old.description, new.description)
      compareForms()
      compareEnums()
      compareElements()
      compareFields()
      compareParameters()
    }
    compareLooks()
    compareLayouts()
  }

  // MARK: Changes

  /// The path of a part, for example `content.title`; of the component itself when it is empty.
  func path(_ part: String) -> String { part.isEmpty ? new.name : "\(new.name).\(part)" }

  /// Adds a change of a part that Swift, servers or readers know by its spec.
  mutating func add(
    _ kind: VersionChange.Kind, _ part: String, from: String? = nil, old: String? = nil,
    new: String? = nil, servers: Versions<String> = Versions(),
    rename: RenameBasis? = nil, breakage: String? = nil, memberRenames: [MemberRename?] = [],
    removedMembers: [(typeName: String, name: String)] = []
  ) {
    changes.append(
      VersionChange(
        kind: kind, component: self.new.name, path: path(part), from: from, servers: servers,
        rename: rename, texts: Versions(old: old, new: new), isBreaking: breakage != nil,
        breakage: breakage, memberRenames: memberRenames.compactMap(\.self),
        removedMembers: removedMembers))
  }

  mutating func describe(_ part: String, _ old: String?, _ new: String?) {
    if old != new { add(.redescribed, part, old: old, new: new) }
  }

  mutating func retype(_ part: String, _ old: String, _ new: String) {
    if old != new { add(.retyped, part, old: old, new: new, breakage: Self.retyping) }
  }

  private static let retyping = "it has another type in Swift"

  /// The parts that stop working when strings and a Swift name go away; `nil` when neither does.
  static func gone(_ strings: [String] = [], inSwift name: String?) -> String? {
    var clauses = strings.map { "servers' '\($0)' is unknown" }
    if let name { clauses.append("'\(name)' goes away in Swift") }
    return clauses.isEmpty ? nil : clauses.joined(separator: ", ")
  }

  // MARK: Names

  private mutating func compareNames(_ rename: RenameBasis?) {
    let from = old.name == new.name ? nil : old.name
    let known = Set(new.wireTypes)
    let lost = old.wireTypes.filter { !known.contains($0) }
    guard from != nil || old.wireType != new.wireType || !lost.isEmpty else { return }
    // A component that gets or loses its type stays the same component.
    let losesType = old.wireType == nil || new.wireType == nil
    let isRenamed = from != nil || !losesType
    func type(_ spec: Spec) -> String {
      spec.wireType.map { "of the type '\($0)'" } ?? "nested only"
    }
    add(
      isRenamed ? .renamed : .retyped, "", from: from, old: losesType ? type(old) : nil,
      new: losesType ? type(new) : nil, servers: Versions(old: old.wireType, new: new.wireType),
      rename: isRenamed ? rename ?? .sameSwiftName : nil, breakage: Self.gone(lost, inSwift: from),
      memberRenames: [
        from.map { MemberRename(typeName: "", old: $0, new: new.name, form: .component) }
      ])
  }

  // MARK: Enums

  private mutating func compareEnums() {
    let enums = VersionPairs(old.choices, new.choices)
    for (choice, before, rename) in enums.entries {
      if let before {
        compare(before, choice, rename)
      } else {
        add(.added, "enums.\(choice.name)")
      }
    }
    for choice in enums.removed {
      let name = "\(new.name).\(choice.name)"
      add(
        .removed, "enums.\(choice.name)", breakage: Self.gone(inSwift: name),
        removedMembers: [(old.name, choice.name)])
    }
    compareCases(
      old.variants.map(\.name), new.variants.map(\.name), "variants", of: WireGroup.stylePart)
  }

  private mutating func compare(_ old: ChoiceSpec, _ new: ChoiceSpec, _ rename: RenameBasis?) {
    let part = "enums.\(new.name)"
    names.choices[old.name] = new.name
    if old.name != new.name {
      add(
        .renamed, part, from: path("enums.\(old.name)"), rename: rename,
        breakage: Self.gone(inSwift: path(old.name)),
        memberRenames: [
          MemberRename(typeName: self.old.name, old: old.name, new: new.name, form: .type)
        ])
    }
    describe(part, old.description, new.description)
    if old.sent != new.sent {
      let (before, now) = (old.sent.rawValue, new.sent.rawValue)
      add(.retyped, part, old: before, new: now, breakage: "JSON with \(before) no longer decodes")
    }
    compareCases(old.cases, new.cases, part, of: old.name)
    let defaults = (old: old.defaultCase, new: new.defaultCase)
    if !VersionPairs(old.cases, new.cases).indices.contains(where: { $0 == defaults }) {
      add(
        .revalued, part + ".default", old: old.cases[defaults.old].name,
        new: new.cases[defaults.new].name)
    }
  }

  /// - Parameter name: what the enum is called in the old version.
  private mutating func compareCases(
    _ old: [CaseSpec], _ new: [CaseSpec], _ part: String, of name: String
  ) {
    let typeName = self.old.isStyles ? self.old.name : "\(self.old.name).\(name)"
    let functions = self.old.appearanceType
    let cases = VersionPairs(old, new)
    let known = Set(new.flatMap(\.wireNames))
    func lost(_ one: CaseSpec) -> [String] { one.wireNames.filter { !known.contains($0) } }
    for (old, new, rename) in cases.pairs {
      let isSameName = old.name == new.name
      describe("\(part).\(new.name)", old.description, new.description)
      let lost = lost(old)
      guard !isSameName || old.serverName != new.serverName || !lost.isEmpty else { continue }
      // Words such as 'small' are cases of many enums, also of those that the compiler never sees.
      var renames = [MemberRename(typeName: typeName, old: old.name, new: new.name, isShared: true)]
      if name == WireGroup.stylePart {
        renames.append(
          MemberRename(
            typeName: functions, old: old.name, new: new.name, isShared: self.old.isStyles,
            form: .function))
      }
      add(
        .renamed, "\(part).\(new.name)", from: isSameName ? nil : path("\(part).\(old.name)"),
        servers: Versions(old: old.serverName, new: new.serverName),
        rename: rename ?? .sameSwiftName,
        breakage: Self.gone(lost, inSwift: isSameName ? nil : "\(typeName).\(old.name)"),
        memberRenames: isSameName ? [] : renames)
    }
    for one in cases.added {
      add(.added, "\(part).\(one.name)", servers: Versions(new: one.serverName))
    }
    for one in cases.removed {
      add(
        .removed, "\(part).\(one.name)", servers: Versions(old: one.serverName),
        breakage: Self.gone(lost(one), inSwift: "\(typeName).\(one.name)"),
        removedMembers: [(typeName, one.name)]
          + (name == WireGroup.stylePart ? [(functions, one.name)] : []))
    }
  }

  // MARK: The server's form

  /// Where servers put a component's type and its fields.
  private mutating func compareForms() {
    guard !old.isNestedOnly, !new.isNestedOnly else { return }
    let (before, now) = (old.form, new.form)
    let isLost =
      before.dataKey != now.dataKey || before.typeKeys.isEmpty != now.typeKeys.isEmpty
      || !Set(before.typeKeys).isSubset(of: now.typeKeys)
    guard isLost || before.typeKeys != now.typeKeys else { return }
    add(
      .retyped, "server", old: before.words, new: now.words,
      breakage: isLost ? "JSON of the old form no longer decodes" : nil)
  }

  // MARK: Elements

  private mutating func compareElements() {
    let elements = VersionPairs(old.elements, new.elements, by: \.name)
    for (element, before, _) in elements.entries {
      let part = "elements.\(element.name)"
      let words = element.kind.words(.same)
      if let before {
        describe(part, before.description, element.description)
        retype(part, before.kind.words(names), words)
      } else {
        add(.added, part, new: words)
      }
    }
    for element in elements.removed {
      add(
        .removed, "elements.\(element.name)", old: element.kind.words(names),
        breakage: Self.gone(inSwift: path("Appearance.\(element.name)")))
    }
  }

  /// A function that no longer takes a case is a different one for its callers.
  private mutating func compareParameters() {
    // An enum that is gone or has another name is reported already.
    let paths = new.lookFields.map(\.reference.path)
    let boundBefore = old.lookFields.map(\.reference).filter { reference in
      new.fields.contains { $0.name == reference.field }
        && !paths.contains(names.path(reference, of: old, in: new.name))
    }
    let kept = Set(
      new.choices.map(\.parameter) + new.layout.map(\.name) + boundBefore.map(\.parameter))
    for (part, before, now) in [
      ("appearance", old.lookArguments, new.lookArguments),
      ("layout", old.layoutParameters.map(\.name), new.layoutParameters.map(\.name)),
    ] {
      let lost = before.filter { !now.contains($0) && kept.contains($0) }
      guard !lost.isEmpty else { continue }
      add(
        .retyped, part, old: "by " + before.joined(separator: ", "),
        new: now.isEmpty ? "the same for all" : "by " + now.joined(separator: ", "),
        breakage: lost.map { "the argument '\($0)' goes away in Swift" }.joined(separator: ", "))
    }
  }

  // MARK: Content

  private mutating func compareFields() {
    let fields = VersionPairs(old.fields, new.fields)
    for (field, before, rename) in fields.entries {
      if let before {
        compare(before, field, rename)
      } else {
        add(
          .added, "content.\(field.name)", new: field.words(.same),
          servers: Versions(new: field.sentKey),
          breakage: field.isRequired ? Self.missing(field) : nil)
      }
    }
    for field in fields.removed {
      add(
        .removed, "content.\(field.name)", old: field.words(names),
        servers: Versions(old: field.sentKey),
        breakage: Self.gone(inSwift: path("Content.\(field.name)")),
        removedMembers: [(Self.content(of: old), field.name)])
    }
  }

  private static func content(of spec: Spec) -> String { "\(spec.name).\(WireGroup.contentPart)" }

  private static func missing(_ field: FieldSpec) -> String {
    "JSON without '\(field.key)' no longer decodes"
  }

  private mutating func compare(_ old: FieldSpec, _ new: FieldSpec, _ rename: RenameBasis?) {
    let part = "content.\(new.name)"
    let isSameName = old.name == new.name
    describe(part, old.description, new.description)
    let isSent = old.sentKey != nil && new.sentKey != nil
    if !isSameName || isSent && old.key != new.key {
      add(
        .renamed, part, from: isSameName ? nil : path("content.\(old.name)"),
        servers: Versions(old: old.key, new: new.key), rename: rename ?? .sameSwiftName,
        breakage: Self.gone(
          new.keys.contains(old.key) ? [] : [old.key],
          inSwift: isSameName ? nil : path("Content.\(old.name)")),
        memberRenames: [
          isSameName
            ? nil
            : MemberRename(
              typeName: Self.content(of: self.old), old: old.name, new: new.name, form: .field)
        ])
    }
    let (oldWords, newWords) = (old.words(names), new.words(.same))
    if oldWords != newWords || old.isRequired != new.isRequired {
      func words(_ field: FieldSpec, _ words: String) -> String {
        let fallback = field.fallback.map { ", \($0.words) otherwise" } ?? ""
        return words + (field.isRequired && oldWords == newWords ? ", required" : fallback)
      }
      var clauses = oldWords == newWords ? [] : [Self.retyping]
      if new.isRequired, !old.isRequired { clauses.append(Self.missing(new)) }
      add(
        .retyped, part, old: words(old, oldWords), new: words(new, newWords),
        breakage: clauses.isEmpty ? nil : clauses.joined(separator: ", "))
    } else if !isSame(old.fallback, new.fallback, of: old.type) {
      add(.revalued, part, old: old.fallback?.words, new: new.fallback?.words)
    }
  }

  /// Returns a Boolean value that indicates whether two defaults are one, if cases and tokens have other names.
  ///
  /// - Parameter type: the field's type in the old version.
  private func isSame(_ old: FieldDefault?, _ new: FieldDefault?, of type: FieldType) -> Bool {
    switch (old, new, type) {
    case (.word(let old)?, .word(let new)?, .choice(let choice)):
      new == names.newWord(old, of: choice, in: self.new.name)
    case (.token(let old)?, .token(let new)?, _):
      "\(new.path)" == tokens.newPath(of: "\(old.path)") ?? "\(old.path)"
    case (.list(let old)?, .list(let new)?, .list(let element, _)):
      old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1, of: element) }
    default: old == new
    }
  }
}

extension ServerForm {
  /// For example `type, fields in data`.
  fileprivate var words: String {
    let type = typeKeys.isEmpty ? "the type's own member" : typeKeys.joined(separator: " or ")
    return type + (dataKey.map { ", fields in \($0)" } ?? "")
  }
}

extension RenameBasis {
  fileprivate static let sameSwiftName = stated("the Swift name is the same")
}

extension ComponentSpec {
  /// The `type` that the server sends; `nil` for a component that others contain by name only.
  var wireType: String? { typeGroup == nil ? nil : serverName }

  var wireTypes: [String] { typeGroup == nil ? [] : [serverName] + formerNames }
}

extension CaseSpec {
  var wireNames: [String] { [serverName] + formerNames }
}

extension FieldSpec {
  /// The key in JSON; `nil` for a callback, which no server sends.
  var sentKey: String? { type == .callback ? nil : key }
}
