import TokenCompiler
import TokenComponents

/// Finds texts and signs that the colors of a server's document make hard to read, in each theme.
///
/// What a design draws by itself is left to the rule `drawn-contrast`: a finding has a color that
/// the document chose, and stands where it did.
package struct DocumentContrast: Sendable {
  private let design: ScreenDesign
  private let contrast: PaintedContrast
  private var tokens: TokenTable { design.tokens }

  package init(_ design: ScreenDesign) {
    self.design = design
    contrast = PaintedContrast(design.tokens)
  }

  /// A color that a document sends, or that stands for one which is faulty.
  private struct SentColor {
    let color: ColorSource
    let node: NodeID
    let path: [String]
    /// The looks of the component as they are without it; `nil` for what a component around sends.
    var looksWithout: Int?
  }

  /// The findings in the components of a document, in their order; each once.
  ///
  /// - Parameter pool: the looks of the components.
  package func findings(
    in drawn: [DrawnComponent], _ reader: ScreenReader, _ pool: inout LookPool
  ) -> [Diagnostic] {
    var diagnostics = DiagnosticCollector()
    for component in drawn {
      visit(component, on: .open, among: [], reader, &pool, reporting: &diagnostics)
    }
    return diagnostics.diagnostics
  }

  private func visit(
    _ drawn: DrawnComponent, on surface: Surface, among around: [SentColor],
    _ reader: ScreenReader, _ pool: inout LookPool,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    let own = colors(of: drawn, reader, &pool)
    let missing = reader.missingElements(of: drawn, in: design)
    if let looks = drawn.looks {
      for paint in pool.paints(looks, on: surface, missing: missing) {
        guard
          let color = cause(
            of: paint, own, around, on: surface, missing: missing, &pool),
          let finding = finding(paint, color, reader.tape)
        else { continue }
        diagnostics.report(finding)
      }
      let scene = Scene(
        design, drawn.component, pool.look(looks).parts, .normal, on: surface,
        missing: missing)
      for finding in runFindings(of: drawn, scene, reader) { diagnostics.report(finding) }
    }
    let sent = around + own.map { SentColor(color: $0.color, node: $0.node, path: $0.path) }
    for child in drawn.children {
      let below = drawn.surface(beneathField: child.field, on: surface, missing: missing, &pool)
      visit(child.component, on: below, among: sent, reader, &pool, reporting: &diagnostics)
    }
  }

  /// The findings in the colors of runs, each on what the label of its text is on.
  private func runFindings(
    of drawn: DrawnComponent, _ scene: Scene, _ reader: ScreenReader
  ) -> [Diagnostic] {
    guard let arrangement = scene.spec.arrangement else { return [] }
    return arrangement.runs(of: scene.spec).flatMap { index, field in
      let runs = drawn.children.filter { scene.spec.fields[$0.field].name == field }
      let all = runs.flatMap { reader.allRuns(of: $0.component, design) }
      return all.compactMap { run -> Diagnostic? in
        guard let sent = reader.color(ofRun: run, design),
          var painted = scene.painted(sent.color, at: ["textColor"], of: index)
        else { return nil }
        painted.isText = true
        let place = "\(scene.spec.elements[index].name).textColor"
        return finding(
          PlacedPaint(place: place, state: .normal, painted: painted),
          SentColor(color: sent.color, node: sent.node, path: sent.path), reader.tape)
      }
    }
  }

  /// The colors that a component's content sends and its looks take.
  private func colors(
    of drawn: DrawnComponent, _ reader: ScreenReader, _ pool: inout LookPool
  ) -> [SentColor] {
    guard let content = drawn.content, let looks = drawn.looks else { return [] }
    let inputs = pool.inputs[looks]
    return design.bindings[drawn.component].boundByLook.compactMap { bound in
      guard let color = inputs.fields[bound.input].color,
        let place = reader.place(of: bound.way, in: content, design)
      else { return nil }
      var without = inputs
      without.fields[bound.input] = .missing
      return SentColor(
        color: color, node: place.node, path: place.path, looksWithout: pool.id(of: without))
    }
  }

  /// The color of the document that decides what is drawn.
  private func cause(
    of paint: PlacedPaint, _ own: [SentColor], _ around: [SentColor], on surface: Surface,
    missing: Set<Int>, _ pool: inout LookPool
  ) -> SentColor? {
    for color in own where paint.painted.colors.contains(color.color) {
      guard let looks = color.looksWithout else { continue }
      let others = pool.paints(looks, on: surface, missing: missing).filter {
        $0.place == paint.place
      }
      if !others.contains(where: { $0.painted == paint.painted }) { return color }
    }
    return around.last { paint.painted.colors.contains($0.color) }
  }

  private func finding(_ paint: PlacedPaint, _ place: SentColor, _ tape: JSONTape) -> Diagnostic? {
    let painted = paint.painted
    guard let background = painted.background else { return nil }
    let failures = tokens.themes.indices.compactMap { theme in
      contrast.judgement(of: painted, insteadOf: paint.standard, in: theme).map {
        (theme: theme, ratio: $0.ratio, minimum: $0.minimum, isEnough: $0.isEnough)
      }
    }.filter { !$0.isEnough }
    guard let worst = failures.map(\.ratio).min(), let minimum = failures.map(\.minimum).max()
    else { return nil }
    let inputs = tokens.themes.map(\.input)
    let summary = ContextSummary(of: failures.map { inputs[$0.theme] }, among: inputs)
    let themes = summary.isEverything ? "" : " in \(summary.contextText)"
    let names = [painted.color, background].map { "'\($0.text(in: tokens))'" }
    let reason =
      "\(names[0]) on \(names[1]) has a contrast of \(JSONNumber.text(Contrast.shown(worst)))"
      + "\(themes); \(JSONNumber.text(minimum)) is needed"
    return .warning(
      .lowContrast, "\(DocumentReader.pointer(place.path)): \(reason)", at: tape.range(place.node)
    ).repaired(by: .init(pointer: DocumentReader.jsonPointer(place.path), reason: reason))
  }
}

extension ArrangedItem<TokenReference> {
  /// The labels that show runs, each with the field that has them.
  fileprivate func runs(of spec: Component) -> [(element: Int, field: String)] {
    var found = inner.flatMap { $0.runs(of: spec) }
    if case .element(let index) = kind, case .slots(let values) = content {
      for value in values {
        guard let reference = value.source.field, reference.within.isEmpty,
          case .list(.component, _)? = spec.way(of: reference)?.end?.type
        else { continue }
        found.append((index, reference.field))
      }
    }
    return found
  }
}

extension PaintedColor {
  /// All colors that decide the contrast.
  package var colors: [ColorSource] { [color] + (ownLayers + surface.layers).map(\.color) }
}

extension DrawnComponent {
  /// What the components in a field stand on, by what this one stands on and leaves out.
  package func surface(
    beneathField field: Int, on surface: Surface, missing: Set<Int>, _ pool: inout LookPool
  ) -> Surface {
    guard let looks else { return .unknown }
    let design = pool.design
    let spec = design.components[component]
    let scene = Scene(
      design, component, pool.look(looks).parts, .normal, on: surface, missing: missing)
    let name = spec.fields[field].name
    let element = spec.elements.indices.first { spec.isField($0) && spec.elements[$0].name == name }
    let below = spec.fields[field].background ?? element.flatMap { spec.elements[$0].background }
    return scene.beneath(below, besides: element, field: name)
  }
}

extension Diagnostic.ID {
  package static let lowContrast = Self("low-contrast")
}
