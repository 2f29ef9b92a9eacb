/// Compares the component specs of two versions, and what their looks resolve to.
struct ComponentComparison {
  typealias Spec = ComponentSpec<Alias>

  let tokens: TokenComparison
  var meter = DifferenceMeter()
  var names = ComponentNames()
  private(set) var changes: [ComponentChange] = []

  /// - Parameter tokens: the comparison of the tokens, with all renames found.
  static func changes(beside tokens: TokenComparison) -> [ComponentChange] {
    let (old, new) = (tokens.old.components, tokens.new.components)
    guard !old.isEmpty || !new.isEmpty else { return [] }
    var comparison = ComponentComparison(tokens: tokens)
    comparison.compare(ComponentPairs(old, new))
    return comparison.changes
  }

  private init(tokens: TokenComparison) {
    self.tokens = tokens
  }

  private mutating func compare(_ components: ComponentPairs) {
    for pair in components.pairs {
      names.components[pair.old.name] = pair.new.name
      names.words[pair.new.name] = Self.words(pair.old, pair.new)
    }
    for pair in components.pairs {
      names.choices = [:]
      compare(pair)
    }
    for spec in components.added {
      add(.added, spec.name, "") { $0.newServerName = spec.isNestedOnly ? nil : spec.serverName }
    }
    for spec in components.removed {
      add(.removed, spec.name, "") { change in
        change.oldServerName = spec.isNestedOnly ? nil : spec.serverName
        change.breakage = Self.gone(spec.isNestedOnly ? [] : [spec.serverName], inSwift: spec.name)
      }
    }
  }

  /// The strings that are no longer known.
  private static func lost(_ strings: [String], _ known: [String]) -> [String] {
    strings.filter { !known.contains($0) }
  }

  /// Adds a change of a part, for example `content.title`; the component itself when it is empty.
  mutating func add(
    _ kind: TokenChange.Kind, _ component: String, _ part: String,
    _ complete: (inout ComponentChange) -> Void = { _ in }
  ) {
    var change = ComponentChange(
      kind: kind, component: component, path: part.isEmpty ? component : "\(component).\(part)")
    complete(&change)
    changes.append(change)
  }

  /// What no longer works when strings and a Swift name go away; `nil` when neither does.
  static func gone(_ strings: [String], inSwift name: String?) -> String? {
    var clauses = strings.map { "servers' '\($0)' is unknown" }
    if let name { clauses.append("'\(name)' goes away in Swift") }
    return clauses.isEmpty ? nil : clauses.joined(separator: ", ")
  }

  /// What those who contain a component say to it now.
  private static func words(_ old: Spec, _ new: Spec) -> [String: [String: String]] {
    func words(_ old: [CaseSpec], _ new: [CaseSpec]) -> [String: String] {
      Dictionary(
        CasePairs(old, new).pairs.map { ($0.old.name, $0.new.name) }, uniquingKeysWith: { $1 })
    }
    var result = ["variant": words(old.variants.map(\.name), new.variants.map(\.name))]
    for choice in new.choices {
      guard let before = old.choices.first(where: { $0.name == choice.name }) else { continue }
      result[choice.parameter] = words(before.cases, choice.cases)
    }
    return result
  }

  // MARK: Components

  private mutating func compare(_ pair: ComponentPairs.Pair) {
    let (old, new) = (pair.old, pair.new)
    if !tokens.options.isOneVersion {
      compareNames(pair)
      describe(new.name, "", old.description, new.description)
      compareChoices(old, new)
      compareElements(old, new)
      compareFields(old, new)
      compareParameters(old, new)
    }
    compareLooks(old, new)
    compareLayouts(old, new)
  }

  private mutating func compareNames(_ pair: ComponentPairs.Pair) {
    let (old, new) = (pair.old, pair.new)
    let oldType = old.isNestedOnly ? nil : old.serverName
    let newType = new.isNestedOnly ? nil : new.serverName
    let known = new.isNestedOnly ? [] : [new.serverName] + new.formerNames
    let lost = old.isNestedOnly ? [] : Self.lost([old.serverName] + old.formerNames, known)
    guard old.name != new.name || oldType != newType || !lost.isEmpty else { return }
    // A component that gets or loses its type is no other component.
    let isRenamed = old.name != new.name || oldType != nil && newType != nil
    add(isRenamed ? .renamed : .retyped, new.name, "") { change in
      if old.name != new.name { change.from = old.name }
      if isRenamed { change.rename = pair.rename ?? .stated("the Swift name is the same") }
      if oldType == nil || newType == nil {
        change.oldText = oldType == nil ? "nested only" : "of the type '\(old.serverName)'"
        change.newText = newType == nil ? "nested only" : "of the type '\(new.serverName)'"
      }
      change.oldServerName = oldType
      change.newServerName = newType
      change.breakage = Self.gone(lost, inSwift: old.name == new.name ? nil : old.name)
    }
  }

  mutating func describe(_ component: String, _ part: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    add(.redescribed, component, part) { change in
      change.oldText = old
      change.newText = new
    }
  }

  // MARK: Enums and variants

  private mutating func compareChoices(_ old: Spec, _ new: Spec) {
    var open = old.choices
    for choice in new.choices {
      let strings = Set(choice.cases.map(\.serverName))
      let place =
        open.firstIndex { $0.name == choice.name }
        ?? open.firstIndex { candidate in
          // Servers send the same strings; only Swift has another name for them.
          !new.choices.contains { $0.name == candidate.name }
            && Set(candidate.cases.map(\.serverName)) == strings
        }
      guard let place else {
        add(.added, new.name, "enums.\(choice.name)")
        continue
      }
      compare(open.remove(at: place), choice, of: old, new)
    }
    for choice in open {
      add(.removed, new.name, "enums.\(choice.name)") {
        $0.breakage = Self.gone([], inSwift: "\(new.name).\(choice.name)")
      }
    }
    compareCases(
      old.variants.map(\.name), new.variants.map(\.name), new.name, "variants",
      CaseOwner(component: old.name, part: WireGroup.stylePart))
  }

  private mutating func compare(
    _ old: ChoiceSpec, _ new: ChoiceSpec, of oldComponent: Spec, _ component: Spec
  ) {
    let part = "enums.\(new.name)"
    names.choices[old.name] = new.name
    if old.name != new.name {
      add(.renamed, component.name, part) { change in
        change.from = "\(component.name).enums.\(old.name)"
        change.rename = .stated("the server strings are the same")
        change.breakage = Self.gone([], inSwift: "\(component.name).\(old.name)")
        change.memberRenames = [
          MemberRename(typeName: oldComponent.name, old: old.name, new: new.name, form: .type)
        ]
      }
    }
    describe(component.name, part, old.description, new.description)
    compareCases(
      old.cases, new.cases, component.name, part,
      CaseOwner(component: oldComponent.name, part: old.name))
    let oldDefault = old.cases[old.defaultCase]
    let newDefault = new.cases[new.defaultCase]
    let pairs = CasePairs(old.cases, new.cases).pairs
    let isSame = pairs.contains { $0.old.name == oldDefault.name && $0.new.name == newDefault.name }
    guard !isSame else { return }
    add(.revalued, component.name, part + ".default") { change in
      change.oldText = oldDefault.name
      change.newText = newDefault.name
    }
  }

  /// The enum of cases, by its names in the old version.
  private struct CaseOwner {
    var component: String
    var part: String
    var typeName: String { "\(component).\(part)" }
  }

  private mutating func compareCases(
    _ old: [CaseSpec], _ new: [CaseSpec], _ component: String, _ part: String, _ owner: CaseOwner
  ) {
    let cases = CasePairs(old, new)
    let known = new.flatMap { [$0.serverName] + $0.formerNames }
    for (old, new, rename) in cases.pairs {
      let path = "\(part).\(new.name)"
      describe(component, path, old.description, new.description)
      let lost = Self.lost([old.serverName] + old.formerNames, known)
      guard old.name != new.name || old.serverName != new.serverName || !lost.isEmpty else {
        continue
      }
      add(.renamed, component, path) { change in
        if old.name != new.name { change.from = "\(component).\(part).\(old.name)" }
        change.rename = rename ?? .stated("the Swift name is the same")
        change.oldServerName = old.serverName
        change.newServerName = new.serverName
        let swiftName = old.name == new.name ? nil : "\(owner.typeName).\(old.name)"
        change.breakage = Self.gone(lost, inSwift: swiftName)
        guard swiftName != nil else { return }
        change.memberRenames = [
          MemberRename(typeName: owner.typeName, old: old.name, new: new.name)
        ]
        if owner.part == WireGroup.stylePart {
          change.memberRenames.append(
            MemberRename(
              typeName: "\(owner.component).Appearance", old: old.name, new: new.name, form: .function))
        }
      }
    }
    for one in cases.added {
      add(.added, component, "\(part).\(one.name)") { $0.newServerName = one.serverName }
    }
    for one in cases.removed {
      add(.removed, component, "\(part).\(one.name)") { change in
        change.oldServerName = one.serverName
        change.breakage = Self.gone(
          Self.lost([one.serverName] + one.formerNames, known),
          inSwift: "\(owner.typeName).\(one.name)")
      }
    }
  }

  // MARK: Elements

  private mutating func compareElements(_ old: Spec, _ new: Spec) {
    for element in new.elements {
      let part = "elements.\(element.name)"
      guard let before = old.elements.first(where: { $0.name == element.name }) else {
        add(.added, new.name, part) { $0.newText = element.kind.words(.same) }
        continue
      }
      describe(new.name, part, before.description, element.description)
      retype(new.name, part, before.kind.words(names), element.kind.words(.same))
    }
    for element in old.elements where !new.elements.contains(where: { $0.name == element.name }) {
      let words = element.kind.words(names)
      add(.removed, new.name, "elements.\(element.name)") { change in
        change.oldText = words
        change.breakage = Self.gone([], inSwift: "\(new.name).Appearance.\(element.name)")
      }
    }
  }

  /// Adds a change of type, which breaks code; nothing for equal types.
  mutating func retype(_ component: String, _ part: String, _ old: String, _ new: String) {
    guard old != new else { return }
    add(.retyped, component, part) { change in
      change.oldText = old
      change.newText = new
      change.breakage = "it has another type in Swift"
    }
  }

  /// A function that stops to take a case is another one for those who state it.
  private mutating func compareParameters(_ old: Spec, _ new: Spec) {
    for (part, before, now) in [
      ("looks", old.lookParameters.map(\.name), new.lookParameters.map(\.name)),
      ("layout", old.layoutParameters.map(\.name), new.layoutParameters.map(\.name)),
    ] {
      // An enum that is gone or has another name is told already.
      let kept = Set(new.choices.map(\.parameter) + new.layout.map(\.name))
      let lost = before.filter { !now.contains($0) && kept.contains($0) }
      guard !lost.isEmpty else { continue }
      add(.retyped, new.name, part) { change in
        change.oldText = "by " + before.joined(separator: ", ")
        change.newText = now.isEmpty ? "the same for all" : "by " + now.joined(separator: ", ")
        change.breakage =
          lost.map { "the argument '\($0)' goes away in Swift" }.joined(separator: ", ")
      }
    }
  }

  // MARK: Content

  private mutating func compareFields(_ old: Spec, _ new: Spec) {
    var open = old.fields
    for field in new.fields {
      let place =
        open.firstIndex { $0.name == field.name }
        ?? open.firstIndex { candidate in
          candidate.key == field.key && candidate.type != .callback && field.type != .callback
            && !new.fields.contains { $0.name == candidate.name }
        }
      guard let place else {
        addField(field, new)
        continue
      }
      compare(open.remove(at: place), field, of: new)
    }
    for field in open {
      let words = field.words(names)
      add(.removed, new.name, "content.\(field.name)") { change in
        change.oldText = words
        change.oldServerName = field.type == .callback ? nil : field.key
        change.breakage = Self.gone([], inSwift: "\(new.name).Content.\(field.name)")
      }
    }
  }

  private mutating func addField(_ field: FieldSpec, _ component: Spec) {
    add(.added, component.name, "content.\(field.name)") { change in
      change.newText = field.words(.same)
      change.newServerName = field.type == .callback ? nil : field.key
      if field.isRequired { change.breakage = "JSON without '\(field.key)' no longer decodes" }
    }
  }

  private mutating func compare(_ old: FieldSpec, _ new: FieldSpec, of component: Spec) {
    let part = "content.\(new.name)"
    describe(component.name, part, old.description, new.description)
    let isSent = old.type != .callback && new.type != .callback
    if old.name != new.name || isSent && old.key != new.key {
      add(.renamed, component.name, part) { change in
        if old.name != new.name { change.from = "\(component.name).content.\(old.name)" }
        change.rename = .stated(
          old.name == new.name ? "the Swift name is the same" : "the key '\(new.key)' is the same")
        change.oldServerName = old.key
        change.newServerName = new.key
        change.breakage = Self.gone(
          old.key == new.key ? [] : [old.key],
          inSwift: old.name == new.name ? nil : "\(component.name).Content.\(old.name)")
      }
    }
    let isNewlyRequired = new.isRequired && !old.isRequired
    let (oldWords, newWords) = (old.words(names), new.words(.same))
    if oldWords != newWords || old.isRequired != new.isRequired {
      func words(_ field: FieldSpec, _ words: String) -> String {
        let fallback = field.fallback.map { ", \($0.words) otherwise" } ?? ""
        return words + (field.isRequired && oldWords == newWords ? ", required" : fallback)
      }
      add(.retyped, component.name, part) { change in
        change.oldText = words(old, oldWords)
        change.newText = words(new, newWords)
        var clauses = oldWords == newWords ? [] : ["it has another type in Swift"]
        if isNewlyRequired { clauses.append("JSON without '\(new.key)' no longer decodes") }
        change.breakage = clauses.isEmpty ? nil : clauses.joined(separator: ", ")
      }
    } else if old.fallback != new.fallback {
      add(.revalued, component.name, part) { change in
        change.oldText = old.fallback?.words
        change.newText = new.fallback?.words
      }
    }
  }
}

/// Which case of an old enum is which of a new one: by name, else by the server's string, else by a
/// former name.
struct CasePairs {
  private(set) var pairs: [(old: CaseSpec, new: CaseSpec, rename: RenameBasis?)] = []
  private(set) var removed: [CaseSpec]
  private(set) var added: [CaseSpec] = []

  init(_ old: [CaseSpec], _ new: [CaseSpec]) {
    removed = old
    for one in new {
      let isFree = { (candidate: CaseSpec) in !new.contains { $0.name == candidate.name } }
      var rename: RenameBasis?
      var place = removed.firstIndex { $0.name == one.name }
      if place == nil {
        place = removed.firstIndex { $0.serverName == one.serverName && isFree($0) }
        rename = .stated("the server string '\(one.serverName)' is the same")
      }
      if place == nil {
        place = removed.firstIndex { one.formerNames.contains($0.serverName) && isFree($0) }
        if let place { rename = .stated("'\(removed[place].serverName)' is a former name") }
      }
      if let place {
        pairs.append((removed.remove(at: place), one, rename))
      } else {
        added.append(one)
      }
    }
  }
}
