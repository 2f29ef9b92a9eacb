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
  static func lost(_ strings: [String], _ known: [String]) -> [String] {
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

  // MARK: Elements

  mutating func compareElements(_ old: Spec, _ new: Spec) {
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
}
