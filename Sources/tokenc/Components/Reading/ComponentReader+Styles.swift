import TokenCompiler
import TokenRuntime

/// Files of styles, and looks that extend a style.
extension ComponentReader {
  /// Reads the files of styles: their names first, which they may extend themselves.
  static func readStyles(
    _ roots: [NodeID], from tape: JSONTape, _ form: ServerForm, _ examples: TokenExamples,
    into styles: inout StyleCatalog, reporting diagnostics: inout DiagnosticCollector
  ) -> [ComponentSpec<Alias>] {
    guard !roots.isEmpty else { return [] }
    for root in roots {
      var reader = ComponentReader(
        JSONObjectReader(tape: tape, id: .componentSpec), form, [:], examples, styles)
      let cases = reader.styleNames(of: root)
      styles.add(
        StyleCatalog.Sheet(name: name(of: root, in: tape), type: cases.type, cases: cases.names))
    }
    var sheets: [ComponentSpec<Alias>] = []
    for root in roots {
      var reader = ComponentReader(
        JSONObjectReader(tape: tape, id: .componentSpec, diagnostics: diagnostics), form, [:],
        examples, styles)
      let sheet = reader.styleSheet(root)
      diagnostics = reader.json.diagnostics
      if let sheet { sheets.append(sheet) }
    }
    return styles.resolve(sheets, reporting: &diagnostics)
  }

  /// The type of a file's looks in Swift and the names of its styles, as far as they are sound.
  private mutating func styleNames(of root: NodeID) -> (type: String?, names: [CaseSpec]) {
    guard let object = json.object(root, "a file of styles") else { return (nil, []) }
    let kind: ElementKind? = object["kind"].flatMap { json.word($0, "a kind of element") }
    let hasStates = json.flag("states", of: object) ?? false
    let members = object["styles"].map { json.members(of: $0, "'styles'") } ?? []
    let names = members.compactMap {
      readCase($0, "a style", known: StyleKeys.StylesMember.names)?.name
    }
    return (kind.flatMap { ElementSpec.Kind.element($0, hasStates: hasStates).swiftType }, names)
  }

  /// The most styles of a file, as of variants of a component.
  private static let mostStyles = 300

  /// Reads a file of styles as a spec whose one element has a variant for each style.
  private mutating func styleSheet(_ root: NodeID) -> ComponentSpec<Alias>? {
    guard let object = json.object(root, "a file of styles", known: StyleKeys.Root.names) else {
      return nil
    }
    let name = Self.name(of: root, in: tape)
    checkTypeName(name, "a file of styles", object.opening)
    guard let node = object["kind"] else {
      return json.refuse(
        object.opening, "styles need the 'kind' of element that they are for, such as 'label'")
    }
    guard let kind: ElementKind = json.word(node, "a kind of element") else { return nil }
    let elementKind = ElementSpec.Kind.element(
      kind, hasStates: json.flag("states", of: object) ?? false)
    let element = ElementSpec(
      name: kind.rawValue, kind: elementKind, background: nil,
      samples: readSamples(object, of: elementKind.sampleType, named: kind.rawValue),
      description: nil, range: tape.range(node))
    let variants = readStyles(object, of: element)
    let item = ArrangedItem<Alias>(
      kind: .element(0), content: shown(in: element, kind, of: object.opening),
      range: object.opening)
    return ComponentSpec<Alias>(
      name: name, serverName: name, formerNames: [], isNestedOnly: true,
      description: json.string("description", of: object),
      file: tape.sources[object.opening.file].path, range: object.opening, isPartial: isPartial,
      choices: [], elements: [element], variants: variants, layout: [], arrangement: item,
      isDrawnByApp: false, fields: [], faultyFields: [], form: form, isStyles: true)
  }

  /// The texts that pages show in an element whose styles they draw.
  private func shown(
    in element: ElementSpec, _ kind: ElementKind, of range: SourceRange
  ) -> ArrangedContent {
    guard let slot = kind.slots.first else { return .none }
    switch slot.kind {
    case .text, .richText:
      var text = StyleCatalog.exampleFile(for: kind.typeName)
      if case .text(let sample)? = element.samples.first?.value { text = sample }
      return .slots([ShownValue(slot: slot.name, source: .text(text), range: range)])
    case .image: return .app
    default: return .none
    }
  }

  private mutating func readStyles(
    _ object: JSONObject, of element: ElementSpec
  ) -> [VariantSpec<Alias>] {
    let shared = object.member("appearance").map { [readElementLook($0, of: 0, element)] } ?? []
    guard let node = object["styles"] else {
      json.fail(object.opening, "a file of styles needs 'styles', one at least")
      return []
    }
    let members = json.members(of: node, "'styles'")
    guard !members.isEmpty, members.count <= Self.mostStyles else {
      json.fail(
        node,
        members.isEmpty
          ? "a file of styles needs one at least"
          : "'styles' has \(members.count) members, and a file may have \(Self.mostStyles); split it"
      )
      return []
    }
    let variants = members.compactMap { member -> VariantSpec<Alias>? in
      guard
        let (name, style) = readCase(member, "a style", known: StyleKeys.StylesMember.names)
      else { return nil }
      let own = style.member("appearance").map { [readElementLook($0, of: 0, element)] } ?? []
      return VariantSpec(name: name, looks: merge(shared, own, of: 0..<1))
    }
    checkServerNames(variants.map(\.name))
    return variants
  }

  // MARK: Looks

  /// Reads the style that a look extends.
  mutating func readExtended(_ node: NodeID, of type: String, _ path: [String]) {
    guard let value = readStyle(node, of: type) else { return }
    styleUses.append(
      StyleUse(path: path, type: type, value: value, range: tape.range(node)))
  }

  /// Reads the name of a style, or names by an enum; an enum of styles names each itself.
  private mutating func readStyle(_ node: NodeID, of type: String) -> LookValue<Alias>? {
    if tape.kind(node) == .string {
      let name = tape.string(node)
      if styles.has(name, of: type) { return .word(name, tape.range(node)) }
      guard styles.isComplete else {
        lacksStyles = true
        return nil
      }
      let known = styles.names(of: type)
      guard known.isEmpty else {
        return json.refuseWord(node, "a style of '\(type)'", known: known)
      }
      return json.refuse(
        node,
        "there are no styles of '\(type)'; declare '\(name)' in a file such as "
          + "'style/\(StyleCatalog.exampleFile(for: type))\(TokenFileListing.stylesEnding)'")
    }
    guard tape.kind(node) == .object else {
      return json.refuse(
        node, "expected the name of a style, or { \"by\": … } with an enum of styles")
    }
    guard let object = json.object(node, "a style by choice", known: SpecKeys.Extended.names)
    else { return nil }
    guard let by = object["by"], let name = json.string("by", of: object) else {
      return json.refuse(object.opening, "a style by choice needs 'by', an enum of this component")
    }
    guard let index = choices.firstIndex(where: { $0.name == name }) else {
      reportUnknownChoice(by, known: choices.map(\.name))
      return nil
    }
    guard let values = object["values"] else { return ownStyles(of: index, type, by) }
    return readStyles(values, by: index, of: type)
  }

  private mutating func readStyles(
    _ node: NodeID, by index: Int, of type: String
  ) -> LookValue<Alias>? {
    let choice = choices[index]
    let cases = choice.cases.map(\.name)
    guard let values = json.object(node, "a style by '\(choice.name)'", known: cases) else {
      return nil
    }
    let missing = cases.filter { values[$0] == nil }
    guard missing.isEmpty else {
      report(.missingCases(values.opening, missing, of: choice.name))
      return nil
    }
    var read: [LookValue<Alias>] = []
    for one in cases {
      guard let value = values[one], let style = readStyle(value, of: type) else { continue }
      guard !style.choices.contains(index) else {
        json.fail(value, "this depends on '\(choice.name)' a second time")
        continue
      }
      read.append(style)
    }
    return read.count == cases.count ? .byChoice(index, read) : nil
  }

  /// Of an enum of styles, each case as the style that it names.
  private mutating func ownStyles(
    of index: Int, _ type: String, _ node: NodeID
  ) -> LookValue<Alias>? {
    let choice = choices[index]
    guard choice.isStyles else {
      return json.refuse(
        node,
        "'\(choice.name)' has no styles; say which by 'values', or make it an enum of 'styles'")
    }
    guard let sheet = styles.sheet(named: choice.owner), let own = sheet.type else { return nil }
    guard own == type else {
      return json.refuse(node, "'\(choice.name)' has styles of '\(own)', and this is a '\(type)'")
    }
    return .byChoice(index, sheet.cases.map { .word($0.name, tape.range(node)) })
  }

  /// Checks that what a look changes of a component within extends styles by name: the style that an
  /// enum chooses may leave a property open that the component sets.
  mutating func checkChangedStyles(from start: Int) {
    for index in styleUses.indices.reversed() where index >= start {
      if case .word = styleUses[index].value { continue }
      json.fail(
        styleUses[index].range, "a change of a component within extends one style, by its name")
      styleUses.remove(at: index)
    }
  }

  // MARK: Enums

  /// The file of styles that an enum has as its cases.
  mutating func readStyles(_ node: NodeID, besides cases: NodeID?) -> StyleCatalog.Sheet? {
    if let cases {
      json.fail(cases, "an enum has either 'cases' or the 'styles' of a file")
    }
    guard let text = json.text(node) else {
      return json.refuse(node, "'styles' takes the name of a file of styles, such as 'Label'")
    }
    let known = styles.sheet(named: TokenFileListing.stylesName(of: text))
    guard let known else {
      json.reportUnknownWord(node, "a file of styles", known: styles.files)
      return nil
    }
    return known.cases.isEmpty ? nil : known
  }

  /// The most values that the looks of a component take from styles.
  private static let mostValues = 200_000

  /// Refuses a component whose looks take more values from styles than any design has.
  mutating func checkSize(of variants: [VariantSpec<Alias>], _ node: NodeID) {
    let inherited = variants.flatMap(\.looks).flatMap(\.properties).filter(\.isInherited)
    let count = inherited.reduce(0) { $0 + $1.value.leaves.count }
    guard count > Self.mostValues else { return }
    json.fail(
      node,
      "the looks take \(count) values from styles, and a component may take \(Self.mostValues); split it"
    )
  }
}
