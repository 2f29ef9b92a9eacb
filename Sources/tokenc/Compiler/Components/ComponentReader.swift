/// Reads component specs (DESIGN C 3.8): from JSON to ``ComponentSpec`` with aliases unresolved.
///
/// It checks what one file can tell: names, words, literals, that a value by choice has all cases.
/// What needs the tokens or another component is for ``ComponentLinker``.
struct ComponentReader {
  let tape: JSONTape
  var diagnostics: DiagnosticCollector
  /// The choices of the spec being read; values may depend on them.
  var choices: [ChoiceSpec] = []
  /// Elements and choices that are faulty: nothing more is said of them.
  var faultyNames: Set<String> = []
  /// The number of diagnostics before the spec.
  private let countBefore: Int

  /// Reads the spec at `root`.
  ///
  /// - Returns: what is sound of it; `nil` when nothing is. Every fault is reported.
  static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> ComponentSpec<Alias>? {
    var reader = ComponentReader(tape, diagnostics)
    let spec = reader.spec(root)
    diagnostics = reader.diagnostics
    return spec
  }

  private init(_ tape: JSONTape, _ diagnostics: DiagnosticCollector) {
    self.tape = tape
    self.diagnostics = diagnostics
    countBefore = diagnostics.diagnostics.count
  }

  /// Whether something of the spec was reported.
  var isPartial: Bool { diagnostics.diagnostics.count > countBefore }

  /// How the names of component files end.
  static let fileEnding = ".component.json"

  private static let members = [
    "$schema", "description", "serverName", "formerNames", "nestedOnly", "enums", "elements",
    "looks", "variants", "layout", "content",
  ]

  private mutating func spec(_ root: NodeID) -> ComponentSpec<Alias>? {
    guard
      let object = SpecObject(
        root, of: tape, "a component", known: Self.members, reporting: &diagnostics)
    else { return nil }
    let file = tape.sources[object.place.file].path
    let name = String(
      (file.split(separator: "/").last ?? "").dropLast(Self.fileEnding.utf8.count))
    checkTypeName(name, "a component", object.place)
    choices = object["enums"].map { readChoices($0) } ?? []
    let elements = object["elements"].map { readElements($0) } ?? []
    let variants = readVariants(object, of: elements)
    let layout = object["layout"].map { readLayout($0) } ?? []
    let fields = object["content"].map { readFields($0, variants: variants.map(\.name)) } ?? []
    let serverName = object.text("serverName", reporting: &diagnostics) ?? name
    let formerNames = object.texts("formerNames", reporting: &diagnostics)
    for name in [serverName] + formerNames { checkComposed(name, object.place) }
    var spec = ComponentSpec<Alias>(
      name: name, serverName: serverName, formerNames: formerNames,
      isNestedOnly: object.flag("nestedOnly", reporting: &diagnostics),
      description: object.text("description", reporting: &diagnostics), file: file,
      place: object.place, isPartial: isPartial, choices: choices, elements: elements,
      variants: variants, layout: layout, fields: fields)
    checkParameters(of: spec)
    spec.isPartial = isPartial
    return spec
  }

  // MARK: Enums

  private mutating func readChoices(_ node: NodeID) -> [ChoiceSpec] {
    guard let object = SpecObject(node, of: tape, "'enums'", reporting: &diagnostics) else {
      return []
    }
    return object.members.compactMap { member in
      checkTypeName(member.name, "an enum", member.range)
      faultyNames.insert(member.name)
      guard
        let choice = SpecObject(
          member.value, of: tape, "an enum", known: ["description", "default", "cases"],
          reporting: &diagnostics)
      else { return nil }
      var cases: [CaseSpec] = []
      if let node = choice["cases"],
        let object = SpecObject(node, of: tape, "'cases'", reporting: &diagnostics)
      {
        cases = object.members.compactMap { readCase($0, "a case") }
        checkServerNames(cases)
      }
      guard !cases.isEmpty else {
        diagnostics.report(
          .componentFault(choice.place, "enum '\(member.name)' needs 'cases' with one at least"))
        return nil
      }
      var defaultCase = 0
      if let text = choice.text("default", reporting: &diagnostics), let node = choice["default"] {
        if let index = cases.firstIndex(where: { $0.name == text }) {
          defaultCase = index
        } else {
          diagnostics.report(
            .unknownWord(
              tape.range(node), text, "a case of '\(member.name)'", known: cases.map(\.name)))
        }
      }
      faultyNames.remove(member.name)
      return ChoiceSpec(
        name: member.name, description: choice.text("description", reporting: &diagnostics),
        cases: cases, defaultCase: defaultCase, range: member.range)
    }
  }

  /// Reads what a case or variant is called; `known` are the members it has besides.
  mutating func readCase(
    _ member: SpecObject.Member, _ what: String, known: [String] = []
  ) -> CaseSpec? {
    guard
      let object = SpecObject(
        member.value, of: tape, what, known: ["description", "serverName", "formerNames"] + known,
        reporting: &diagnostics)
    else { return nil }
    checkMemberName(member.name, what, member.range)
    return CaseSpec(
      name: member.name,
      serverName: object.text("serverName", reporting: &diagnostics) ?? member.name,
      formerNames: object.texts("formerNames", reporting: &diagnostics),
      description: object.text("description", reporting: &diagnostics), range: member.range)
  }
}
