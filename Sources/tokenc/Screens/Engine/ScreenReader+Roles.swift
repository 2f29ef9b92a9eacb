import TokenCompiler
import TokenComponents
import TokenRuntime

/// The values of the library that contents represent.
extension ScreenReader {
  /// The value of a component's field, by its name.
  private func value(
    _ name: String, of drawn: DrawnComponent, _ design: ScreenDesign
  ) -> (field: FieldSpec, value: SentField.Value)? {
    let fields = design.components[drawn.component].fields
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return nil }
    let sent = drawn.content?.fields[index] ?? SentField()
    return (fields[index], sent.value(by: fields[index]))
  }

  func text(_ name: String, of drawn: DrawnComponent, _ design: ScreenDesign) -> String? {
    switch value(name, of: drawn, design)?.value {
    case .sent(let node)?: tape.stringValue(node)
    case .stated(.text(let text))?: text
    default: nil
    }
  }

  func number(_ name: String, of drawn: DrawnComponent, _ design: ScreenDesign) -> Double? {
    switch value(name, of: drawn, design)?.value {
    case .sent(let node)? where tape.kind(node) == .number: tape.number(node)
    case .stated(.number(let number))?: number
    default: nil
    }
  }

  private func flag(_ name: String, of drawn: DrawnComponent, _ design: ScreenDesign) -> Bool {
    switch value(name, of: drawn, design)?.value {
    case .sent(let node)?: tape.kind(node) == .true
    case .stated(.flag(let flag))?: flag
    default: false
    }
  }

  /// The case of an enum by its name in the library.
  func word(_ name: String, of drawn: DrawnComponent, _ design: ScreenDesign) -> String? {
    guard let (field, value) = value(name, of: drawn, design), case .choice(let choice) = field.type
    else { return nil }
    switch value {
    case .sent(let node):
      let cases = design.components[drawn.component].cases(of: choice)
      return word(node, among: cases)
    case .stated(.word(let word)): return word
    case .stated, .missing: return nil
    }
  }

  private func word(_ node: NodeID, among cases: [CaseSpec]) -> String? {
    guard let name = tape.name(node) else { return nil }
    return cases.first { $0.allServerNames.contains(name) }?.name
  }

  // MARK: Measures

  /// A width or a height; `nil` for a component that is none.
  func measure(_ drawn: DrawnComponent, _ design: ScreenDesign) -> DrawnMeasure? {
    guard design.components[drawn.component].role == .measure else { return nil }
    func length(_ name: String) -> Double? { number(name, of: drawn, design).map { max(0, $0) } }
    var measure = DrawnMeasure(least: length("minimum"), most: length("maximum"))
    switch word("kind", of: drawn, design) {
    case "fill"?: measure.exact = .infinity
    case "fit"?: measure.exact = -.infinity
    case "percent"?: measure.share = length("value").map { $0 / 100 }
    case "fixed"?: measure.exact = length("value")
    default: break
    }
    return measure
  }

  // MARK: Texts

  /// A text whose runs are components of the content.
  func text(of runs: [DrawnComponent], _ design: ScreenDesign) -> ShownText {
    var shown = ShownText(markup: MarkupText(runs: []))
    var markup: [MarkupText.Run] = []
    for run in runs { add(run, within: nil, &markup, &shown.styles, design) }
    shown.markup = MarkupText(runs: markup)
    return shown
  }

  /// Adds a run and those in it, which have its attributes where they have none of their own.
  private func add(
    _ run: DrawnComponent, within outer: (markup: MarkupText.Run, style: ShownText.Style)?,
    _ markup: inout [MarkupText.Run], _ styles: inout [ShownText.Style], _ design: ScreenDesign
  ) {
    let own = MarkupText.Run(
      text: text("text", of: run, design) ?? "",
      traits: traits(of: run, design).union(outer?.markup.traits ?? []),
      link: link(of: run, design) ?? outer?.markup.link)
    let style = ShownText.Style(
      color: color("color", of: run, design) ?? outer?.style.color,
      typography: token("typography", of: run, design) ?? outer?.style.typography)
    if !own.text.isEmpty {
      markup.append(own)
      styles.append(style)
    }
    for inner in innerRuns(of: run, design) {
      add(inner, within: (own, style), &markup, &styles, design)
    }
  }

  /// The runs that a run holds.
  private func innerRuns(of run: DrawnComponent, _ design: ScreenDesign) -> [DrawnComponent] {
    let fields = design.components[run.component].fields
    return run.children.filter { fields[$0.field].name == "runs" }.map(\.component)
  }

  /// The address that a run leads to, which may stand in an object of its own.
  private func link(of run: DrawnComponent, _ design: ScreenDesign) -> String? {
    let fields = design.components[run.component].fields
    let holder = run.children.first { fields[$0.field].name == "link" }
    return text("link", of: holder?.component ?? run, design)
  }

  /// A run with all that are in it.
  func allRuns(of run: DrawnComponent, _ design: ScreenDesign) -> [DrawnComponent] {
    [run] + innerRuns(of: run, design).flatMap { allRuns(of: $0, design) }
  }

  private func traits(of run: DrawnComponent, _ design: ScreenDesign) -> MarkupText.Traits {
    var words = MarkupText.Traits.named.map(\.name).compactMap { name in
      word(name, of: run, design) ?? (flag(name, of: run, design) ? name : nil)
    }
    words += marks(of: run, design)
    return words.reduce(into: MarkupText.Traits()) { traits, word in
      traits.formUnion(MarkupText.Traits.named.first { $0.name == word }?.trait ?? [])
    }
  }

  /// The names of a run's attributes, which are words or components.
  private func marks(of run: DrawnComponent, _ design: ScreenDesign) -> [String] {
    let fields = design.components[run.component].fields
    guard let (field, value) = value("marks", of: run, design) else { return [] }
    if case .choice(let choice) = field.type.leaf {
      switch value {
      case .sent(let node):
        let cases = design.components[run.component].cases(of: choice)
        return tape.elements(of: node).compactMap { word($0, among: cases) }
      case .stated(.list(let values)):
        return values.compactMap { if case .word(let word) = $0 { word } else { nil } }
      case .stated, .missing: return []
      }
    }
    return run.children.filter { fields[$0.field].name == "marks" }
      .compactMap { word("kind", of: $0.component, design) }
  }

  private func token(
    _ name: String, of drawn: DrawnComponent, _ design: ScreenDesign
  ) -> DrawnValue? {
    guard let (field, value) = value(name, of: drawn, design), case .token(let group) = field.type
    else { return nil }
    switch value {
    case .sent(let node):
      return tape.stringValue(node).flatMap { design.token($0, in: group) }.map { .token($0) }
    case .stated(.token(let alias)): return design.index(ofPath: alias.path).map { .token($0) }
    case .stated, .missing: return nil
    }
  }

  private func color(
    _ name: String, of drawn: DrawnComponent, _ design: ScreenDesign
  ) -> DrawnValue? {
    guard let (field, _) = value(name, of: drawn, design), case .color(let form) = field.type else {
      return token(name, of: drawn, design)
    }
    return text(name, of: drawn, design).flatMap(form.rgba).map { .color($0) }
  }

  /// The color that a document sends for a run, and where; `nil` where it sends none.
  func color(
    ofRun run: DrawnComponent, _ design: ScreenDesign
  ) -> (color: ColorSource, node: NodeID, path: [String])? {
    let fields = design.components[run.component].fields
    guard let color = ColorSource(color("color", of: run, design)), let content = run.content,
      let index = fields.firstIndex(where: { $0.name == "color" }),
      let member = content.fields[index].member
    else { return nil }
    return (color, member.value, content.path + [member.name])
  }

  // MARK: Constraints

  /// The constraints of a view, by the indices of the views that they name, each with its component.
  func constraints(
    of view: DrawnComponent, among indices: [String: Int], _ design: ScreenDesign
  ) -> [(constraint: ConstraintSystem.Constraint, drawn: DrawnComponent)] {
    let fields = design.components[view.component].fields
    return view.children.filter { fields[$0.field].name == "constraints" }.compactMap { child in
      constraint(child.component, among: indices, design).map { ($0, child.component) }
    }
  }

  private func constraint(
    _ drawn: DrawnComponent, among indices: [String: Int], _ design: ScreenDesign
  ) -> ConstraintSystem.Constraint? {
    func anchor(_ name: String) -> ConstraintSystem.Anchor? {
      word(name, of: drawn, design).flatMap(ConstraintSystem.Anchor.init(rawValue:))
    }
    guard let own = anchor("anchor") else { return nil }
    let reference = text("reference", of: drawn, design)
    let relation = word("relation", of: drawn, design)
    return ConstraintSystem.Constraint(
      own, relation.flatMap(ConstraintSystem.Relation.init(rawValue:)) ?? .equal,
      reference: reference, anchor("referenceAnchor"), among: indices,
      multiplier: number("multiplier", of: drawn, design) ?? 1,
      constant: number("constant", of: drawn, design) ?? 0)
  }
}
