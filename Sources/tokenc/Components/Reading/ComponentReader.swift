import TokenCompiler

/// Reads component specs (DESIGN C 3.8): from JSON to ``ComponentSpec`` with aliases unresolved.
///
/// It checks what one file shows: names, words, literals, that a value by choice has all cases.
/// ``ComponentLinker`` checks everything that needs the tokens or another component.
package struct ComponentReader {
  var json: JSONObjectReader
  /// The choices of the spec being read; values may depend on them.
  var choices: [ChoiceSpec] = []
  package var elementNames: [String] = []
  /// The parts of specs about components within, by the names of these.
  let nested: [String: NestedParts]
  var form: ServerForm
  /// Tokens that messages name.
  var examples: TokenExamples
  /// Elements and choices that are faulty: nothing more is said of them.
  var faultyNames: Set<String> = []
  /// The same for fields of the content.
  var faultyFields: Set<String> = []
  /// The styles of all files.
  var styles: StyleCatalog
  /// A Boolean value that indicates whether a look extends a style whose file is faulty, so that what it sets is
  /// unknown.
  var lacksStyles = false
  /// The styles that the look being read extends.
  var styleUses: [StyleUse<Alias>] = []
  /// The number of diagnostics before the spec.
  private let countBefore: Int

  /// Reads the specs, reporting every fault: the sound parts of each, nothing for one without any.
  ///
  /// - Parameter styleRoots: the files of styles, which are specs, too.
  static func read(
    _ roots: [NodeID], styles styleRoots: [NodeID] = [], from tape: JSONTape,
    form: ServerForm = ServerForm(),
    examples: TokenExamples, reporting diagnostics: inout DiagnosticCollector
  ) -> [ComponentSpec<Alias>] {
    var styles = StyleCatalog()
    let sheets = readStyles(
      styleRoots, from: tape, form, examples, into: &styles, reporting: &diagnostics)
    let parts = roots.compactMap { Self.parts(of: $0, from: tape, examples, styles) }
    let nested = Dictionary(firstOf: parts)
    return sheets
      + roots.compactMap { root in
        var reader = ComponentReader(
          JSONObjectReader(tape: tape, id: .componentSpec, diagnostics: diagnostics), form, nested,
          examples, styles)
        let spec = reader.spec(root)
        diagnostics = reader.json.diagnostics
        return spec
      }
  }

  /// The sound parts of a spec, whose faults are reported when it is read.
  private static func parts(
    of root: NodeID, from tape: JSONTape, _ examples: TokenExamples, _ styles: StyleCatalog
  ) -> (String, NestedParts)? {
    var reader = ComponentReader(
      JSONObjectReader(tape: tape, id: .componentSpec), ServerForm(), [:], examples, styles)
    guard let object = reader.json.object(root, "a component") else { return nil }
    let elements = object["elements"].map { reader.readElements($0) } ?? []
    reader.elementNames = elements.map(\.name)
    reader.choices = object["enums"].map { reader.readChoices($0) } ?? []
    let variants = object["variants"].map { reader.json.members(of: $0, "'variants'") } ?? []
    let names = variants.compactMap {
      reader.readCase($0, "a variant", known: SpecKeys.VariantsMember.names)?.name
    }
    let fields = object["content"].map { reader.readFields($0, variants: names) } ?? []
    return (
      name(of: root, in: tape),
      NestedParts(
        elements: elements, fields: fields, faultyFields: reader.faultyFields,
        layout: object["layout"].map { reader.readLayout($0) } ?? [], choices: reader.choices,
        role: reader.json.word("represents", of: object, "a value of the library"))
    )
  }

  /// The name of the file without its ending.
  static func name(of root: NodeID, in tape: JSONTape) -> String {
    let file = tape.sources[tape.range(root).file].path
    return TokenFileListing.specName(ofFile: file) ?? FilePath.split(file).name
  }

  init(
    _ json: JSONObjectReader, _ form: ServerForm, _ nested: [String: NestedParts],
    _ examples: TokenExamples, _ styles: StyleCatalog
  ) {
    self.examples = examples
    self.styles = styles
    self.json = json
    self.form = form
    self.nested = nested
    countBefore = json.diagnostics.diagnostics.count
  }

  func way(of reference: ContentReference, in fields: [FieldSpec]) -> ContentReference.Way {
    reference.way(from: .init(fields: fields, faultyFields: faultyFields)) { name in
      nested[name].map { .init(fields: $0.fields, faultyFields: $0.faultyFields) }
    }
  }

  /// The parts of a component that those around it know: looks may change its elements, layouts
  /// its lengths, and references lead to its fields.
  struct NestedParts {
    var elements: [ElementSpec]
    var fields: [FieldSpec]
    var faultyFields: Set<String>
    var layout: [LayoutSpec<Alias>]
    var choices: [ChoiceSpec]
    var role: LibraryRole?
  }

  /// Returns a Boolean value that indicates whether a field holds the runs of one text.
  func isRuns(_ type: FieldType) -> Bool {
    guard case .list(.component(let name), _) = type else { return false }
    return nested[name]?.role == .textRun
  }

  enum NestedPart {
    case look(String)
    case layout(String)

    var words: String {
      switch self {
      case .look: "look"
      case .layout: "layout"
      }
    }
  }

  var tape: JSONTape { json.tape }

  var isPartial: Bool { lacksStyles || json.diagnostics.diagnostics.count > countBefore }

  mutating func report(_ diagnostic: Diagnostic) { json.diagnostics.report(diagnostic) }

  mutating func report(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    report(.error(id, message, at: range, notes: notes))
  }

  private mutating func spec(_ root: NodeID) -> ComponentSpec<Alias>? {
    guard let object = json.object(root, "a component", known: SpecKeys.Root.names) else {
      return nil
    }
    guard !hasTooMany(object) else { return nil }
    let file = tape.sources[object.opening.file].path
    let name = Self.name(of: root, in: tape)
    checkTypeName(name, "a component", object.opening)
    if let node = object["server"] { form = json.serverForm(node, over: form, isOfSpec: true) }
    choices = object["enums"].map { readChoices($0) } ?? []
    let elements = object["elements"].map { readElements($0) } ?? []
    elementNames = elements.map(\.name)
    let variants = readVariants(object, of: elements)
    let layout = object["layout"].map { readLayout($0) } ?? []
    let fields = object["content"].map { readFields($0, variants: variants.map(\.name)) } ?? []
    let isDrawnByApp = object["arrangement"].map { tape.kind($0) == .null } ?? false
    let arrangement = object["arrangement"].flatMap {
      isDrawnByApp
        ? nil
        : ArrangementReader.read(
          $0,
          of: ArrangementReader.Parts(
            elements: elements, layout: layout,
            faultyLayout: Set(object["layout"].map(tape.memberNames) ?? []), fields: fields),
          by: &self)
    }
    checkSamples(of: elements, in: arrangement?.leaves ?? [])
    let serverName =
      json.string("serverName", of: object) ?? form.types?.name(ofSwiftName: name) ?? name
    let formerNames = json.strings("formerNames", of: object) ?? []
    for name in [serverName] + formerNames { checkComposed(name, object.opening) }
    let role: LibraryRole? = json.word("represents", of: object, "a value of the library")
    if role == .action { checkAction(object, name) }
    var spec = ComponentSpec<Alias>(
      name: name, serverName: serverName, formerNames: formerNames,
      isNestedOnly: (json.flag("nestedOnly", of: object) ?? false) || role == .action,
      description: json.string("description", of: object), file: file, range: object.opening,
      isPartial: isPartial, choices: choices, elements: elements, variants: variants,
      layout: layout, arrangement: arrangement, isDrawnByApp: isDrawnByApp, fields: fields,
      faultyFields: faultyFields, form: form,
      shorthand: readShorthand(object, among: fields), role: role)
    for reference in spec.references where !reference.within.isEmpty {
      // One that leads nowhere is reported where it is read, or linked.
      guard case .found(let way) = way(of: reference, in: fields) else { continue }
      spec.ways[reference.path] = way
    }
    checkParameters(of: spec)
    spec.isPartial = isPartial
    return spec
  }

  /// The most parts of a component: far more than any has, and few enough that each may be compared with each.
  private static let mostParts = [
    "content": 1_000, "elements": 300, "enums": 300, "layout": 300, "appearance": 300,
    "variants": 300,
  ]

  /// Returns a Boolean value that indicates whether a component has more parts of a kind than one may have, which is
  /// reported.
  private mutating func hasTooMany(_ object: JSONObject) -> Bool {
    var hasTooMany = false
    for (key, most) in Self.mostParts.sorted(by: { $0.key < $1.key }) {
      guard let key = SpecKeys.Root(rawValue: key), let node = object[key.rawValue] else {
        continue
      }
      let count = tape.allMembers(of: node).count
      guard count > most else { continue }
      hasTooMany = true
      report(
        .componentSpec,
        "'\(key.rawValue)' has \(count) members, and a component may have \(most); split the component",
        at: tape.opening(node))
    }
    return hasTooMany
  }

  /// Reads the field that a value in place of the object stands for.
  private mutating func readShorthand(_ object: JSONObject, among fields: [FieldSpec]) -> String? {
    guard let name = json.string("shorthand", of: object), let node = object["shorthand"] else {
      return nil
    }
    guard let field = fields.first(where: { $0.name == name }) else {
      if !faultyFields.contains(name) {
        json.reportUnknownWord(node, "a field of this component", known: fields.map(\.name))
      }
      return nil
    }
    guard field.type.isOneValue else {
      json.fail(
        node,
        "a text, a number or a flag stands for a field of such; '\(name)' is "
          + field.type.words)
      return nil
    }
    if let other = fields.first(where: { $0.isRequired && $0.name != name && $0.type != .callback })
    {
      json.fail(
        node,
        "'\(other.name)' is required, too, so '\(name)' alone is no content; make that 'optional'"
      )
      return nil
    }
    return name
  }

  /// Checks that what represents an action has its parameters and nothing else.
  private mutating func checkAction(_ object: JSONObject, _ name: String) {
    for member in ["nestedOnly", "elements", "appearance", "variants", "layout", "arrangement"] {
      guard let member = object.member(member) else { continue }
      json.fail(
        member.range,
        "'\(name)' represents an action, which has parameters as its 'content' and no "
          + "'\(member.name)'")
    }
    for member in ["typeKey", "dataKey"] {
      guard let node = object["server"], let key = tape.names.find(member),
        let value = tape.member(key, of: node)
      else { continue }
      json.fail(
        value, "an action is an object with 'type' and 'parameters', so it has no '\(member)'")
    }
    if name == "Other" {
      report(.takenName(object.opening, name, "an action", key: "serverName"))
    }
  }

  // MARK: Enums

  private mutating func readChoices(_ node: NodeID) -> [ChoiceSpec] {
    json.members(of: node, "'enums'").compactMap { member in
      checkTypeName(member.name, "an enum", member.range)
      faultyNames.insert(member.name)
      guard
        let choice = json.object(
          member.value, "an enum", known: SpecKeys.Enum.names)
      else { return nil }
      var cases: [CaseSpec] = []
      var sheet: StyleCatalog.Sheet?
      if let node = choice["styles"] {
        guard let known = readStyles(node, besides: choice["cases"]) else { return nil }
        sheet = known
        cases = known.cases
      } else if let node = choice["cases"], let object = json.object(node, "'cases'") {
        cases = object.members.compactMap { readCase($0, "a case")?.name }
        checkServerNames(cases)
      }
      guard !cases.isEmpty else {
        return json.refuse(choice.opening, "enum '\(member.name)' needs 'cases' with one at least")
      }
      var defaultCase: Int?
      if let text = json.string("default", of: choice), let node = choice["default"] {
        defaultCase = cases.firstIndex { $0.name == text }
        if defaultCase == nil {
          json.reportUnknownWord(node, "a case of '\(member.name)'", known: cases.map(\.name))
        }
      }
      faultyNames.remove(member.name)
      return ChoiceSpec(
        name: member.name, owner: sheet?.name ?? Self.name(of: member.value, in: tape),
        description: json.string("description", of: choice), cases: cases,
        defaultCase: defaultCase ?? 0, isStyles: sheet != nil, range: member.range)
    }
  }

  /// Reads what a case or variant is called; `known` are the keys that it may have.
  mutating func readCase(
    _ member: JSONObject.Member, _ what: String, known: [String] = SpecKeys.EnumCasesMember.names
  ) -> (name: CaseSpec, object: JSONObject)? {
    guard let object = json.object(member.value, what, known: known) else { return nil }
    checkMemberName(member.name, what, member.range, key: "serverName")
    var name = CaseSpec(
      name: member.name,
      serverName: form.choices?.name(ofSwiftName: member.name) ?? member.name, formerNames: [],
      description: json.string("description", of: object), sent: .text, range: member.range)
    if let node = object["serverName"], let number = wholeNumber(node) {
      name.sent = .number
      name.serverName = number
      name.formerNames = formerNumbers(object)
    } else if let node = object["serverName"], [.true, .false].contains(tape.kind(node)) {
      name.sent = .flag
      name.serverName = tape.kind(node) == .true ? "true" : "false"
      if let node = object["formerNames"] {
        json.fail(node, "'\(member.name)' is \(name.serverName) for servers, so it has no others")
      }
    } else {
      name.serverName = json.string("serverName", of: object) ?? name.serverName
      name.formerNames = json.strings("formerNames", of: object) ?? []
    }
    return (name, object)
  }

  /// The text of a whole number; `nil` for other values.
  private func wholeNumber(_ node: NodeID) -> String? {
    guard tape.kind(node) == .number else { return nil }
    return Int32(exactly: tape.number(node)).map { "\($0)" }
  }

  private mutating func formerNumbers(_ object: JSONObject) -> [String] {
    guard let node = object["formerNames"] else { return [] }
    let numbers = tape.elements(of: node).map { wholeNumber($0) }
    if tape.kind(node) == .array, !numbers.contains(nil) { return numbers.compactMap(\.self) }
    return json.refuse(node, "'formerNames' of a number takes an array of whole numbers") ?? []
  }

  /// Reports a name that is not a name of an enum, unless the enum is faulty itself.
  mutating func reportUnknownChoice(_ node: NodeID, known: [String]) {
    guard !faultyNames.contains(tape.string(node)) else { return }
    json.reportUnknownWord(node, "an enum of this component", known: known)
  }
}
