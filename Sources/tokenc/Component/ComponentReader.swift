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
    return ComponentSpec(
      name: name, serverName: object.text("serverName", reporting: &diagnostics) ?? name,
      formerNames: object.texts("formerNames", reporting: &diagnostics),
      isNestedOnly: object.flag("nestedOnly", reporting: &diagnostics),
      description: object.text("description", reporting: &diagnostics), file: file,
      place: object.place, isPartial: isPartial, choices: choices, elements: elements,
      variants: variants, layout: layout, fields: fields)
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

  /// Checks that a server's string means one case.
  mutating func checkServerNames(_ cases: [CaseSpec]) {
    var known: [String: SourceRange] = [:]
    for one in cases {
      for name in [one.serverName] + one.formerNames {
        if !NormalForm.isComposed(name) {
          diagnostics.report(.uncomposedServerName(one.range, name))
        }
        guard let first = known.updateValue(one.range, forKey: name) else { continue }
        diagnostics.report(
          .error(
            .duplicateServerName, "two cases have the server string '\(name)'", at: one.range,
            notes: [Diagnostic.Note(message: "the first is here", range: first)]))
      }
    }
  }

  // MARK: Names

  /// What every namespace declares itself.
  private static let takenTypes: Set<String> = [
    "Appearance", "Layout", "Content", "Style", "Theme", "Brand", "Self", "Type", "Protocol", "Any",
  ]

  private mutating func checkTypeName(_ name: String, _ what: String, _ range: SourceRange) {
    let startsBig = name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    if !SwiftName.isTypeName(name) || startsBig != true {
      diagnostics.report(
        .error(
          .invalidCase,
          "'\(name)' can't name \(what); it takes a capital, then letters and digits, as in "
            + "'DataView'", at: range))
    } else if Self.takenTypes.contains(name) {
      diagnostics.report(
        .error(.invalidCase, "'\(name)' can't name \(what); it has another meaning", at: range))
    }
  }

  /// Checks the name of a case, an element, a property or a field.
  mutating func checkMemberName(_ name: String, _ what: String, _ range: SourceRange) {
    let startsSmall = name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    if !SwiftName.isTypeName(name) || startsSmall != true {
      diagnostics.report(
        .error(
          .invalidCase,
          "'\(name)' can't name \(what); it takes a small letter, then letters and digits, as in "
            + "'titleColor'", at: range))
    } else if Self.takenMembers.contains(name) {
      diagnostics.report(
        .error(.invalidCase, "'\(name)' can't name \(what); it has another meaning", at: range))
    }
  }

  private static let takenMembers = SwiftName.reserved.union([
    "unset", "overriding", "with", "description", "styled", "hashValue", "encode", "decoder",
    "other",
    "fields", "nameIndex", "ordinal", "rawValue",
  ])
}
