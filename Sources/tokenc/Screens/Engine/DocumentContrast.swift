import TokenCompiler
import TokenComponents

/// Finds texts and signs that the colors of a server's document make hard to read, in each theme.
///
/// The rule `drawn-contrast` checks everything that a design draws by itself: a finding has a color that
/// the document chose, and stands where it did.
package struct DocumentContrast: Sendable {
  private let design: ScreenDesign

  package init(_ design: ScreenDesign) { self.design = design }

  /// The findings in the components of a document, in their order; each once.
  ///
  /// - Parameter pool: the looks of the components.
  package func findings(
    in drawn: [DrawnComponent], _ reader: ScreenReader, _ pool: inout LookPool
  ) -> [Diagnostic] {
    var search = ContrastSearch(design, reader, pool)
    // The search has the only copy, so that additions copy nothing.
    pool = LookPool(design)
    for component in drawn { search.visit(component, on: .open, among: []) }
    pool = search.pool
    return search.diagnostics.diagnostics
  }
}

/// A color that a document sends, or that stands for one which is faulty.
private struct SentColor {
  let color: ColorSource
  let node: NodeID
  let path: [String]
  /// The looks of the component as they are without it; `nil` for a color that a component around sends.
  var looksWithout: Int?
}

/// One search of a document. Most of its components look like others, so each look is judged once.
private struct ContrastSearch {
  private let design: ScreenDesign
  private let reader: ScreenReader
  private(set) var pool: LookPool
  private(set) var diagnostics = DiagnosticCollector()
  private var knownPaints: [PaintKey: [PlacedPaint]] = [:]
  private var knownFailures: [JudgedPaint: Failure?] = [:]

  private var tokens: TokenTable { design.tokens }

  private struct PaintKey: Hashable {
    let looks: Int
    let surface: Surface
    let missing: Set<Int>
  }

  private struct JudgedPaint: Hashable {
    let painted: PaintedColor
    let standard: PaintedColor?
  }

  /// A contrast that is too low in some themes.
  private struct Failure {
    let worst: Double
    let minimum: Double
    /// Empty for all themes.
    let themes: String
  }

  init(_ design: ScreenDesign, _ reader: ScreenReader, _ pool: LookPool) {
    self.design = design
    self.reader = reader
    self.pool = pool
  }

  mutating func visit(
    _ drawn: DrawnComponent, on surface: Surface, among around: [SentColor]
  ) {
    let own = colors(of: drawn)
    let missing = reader.missingElements(of: drawn, in: design)
    if let looks = drawn.looks {
      for paint in paints(looks, on: surface, missing: missing) {
        guard let color = cause(of: paint, own, around, on: surface, missing: missing),
          let finding = finding(paint, color)
        else { continue }
        diagnostics.report(finding)
      }
      let scene = Scene(
        design, drawn.component, pool.look(looks).parts, .normal, on: surface,
        missing: missing)
      reportRuns(of: drawn, scene)
    }
    let sent = around + own.map { SentColor(color: $0.color, node: $0.node, path: $0.path) }
    var surfaces: [Int: Surface] = [:]
    for child in drawn.children {
      let below =
        surfaces[child.field]
        ?? drawn.surface(beneathField: child.field, on: surface, missing: missing, &pool)
      surfaces[child.field] = below
      visit(child.component, on: below, among: sent)
    }
  }

  private mutating func paints(
    _ looks: Int, on surface: Surface, missing: Set<Int>
  ) -> [PlacedPaint] {
    let key = PaintKey(looks: looks, surface: surface, missing: missing)
    if let known = knownPaints[key] { return known }
    let paints = pool.paints(looks, on: surface, missing: missing)
    knownPaints[key] = paints
    return paints
  }

  /// Reports the colors of runs, each on the backdrop of the label of its text.
  private mutating func reportRuns(of drawn: DrawnComponent, _ scene: Scene) {
    guard let arrangement = scene.spec.arrangement else { return }
    for (index, field) in arrangement.runs(of: scene.spec) {
      let runs = drawn.children.filter { scene.spec.fields[$0.field].name == field }
      for run in runs.flatMap({ reader.allRuns(of: $0.component, design) }) {
        guard let sent = reader.color(ofRun: run, design),
          var painted = scene.painted(sent.color, at: ["textColor"], of: index)
        else { continue }
        painted.isText = true
        let place = "\(scene.spec.elements[index].name).textColor"
        let found = finding(
          PlacedPaint(place: place, state: .normal, painted: painted),
          SentColor(color: sent.color, node: sent.node, path: sent.path))
        if let found { diagnostics.report(found) }
      }
    }
  }

  /// The colors that a component's content sends and its looks take.
  private mutating func colors(of drawn: DrawnComponent) -> [SentColor] {
    guard let content = drawn.content, let looks = drawn.looks else { return [] }
    let inputs = pool.inputs[looks]
    var colors: [SentColor] = []
    for bound in design.bindings[drawn.component].boundByLook {
      guard let color = inputs.fields[bound.input].color,
        let sent = reader.place(of: bound.way, in: content, design)
      else { continue }
      var without = inputs
      without.fields[bound.input] = .missing
      colors.append(
        SentColor(
          color: color, node: sent.node, path: sent.path, looksWithout: pool.id(of: without)))
    }
    return colors
  }

  /// The color of the document that decides what is drawn.
  private mutating func cause(
    of paint: PlacedPaint, _ own: [SentColor], _ around: [SentColor], on surface: Surface,
    missing: Set<Int>
  ) -> SentColor? {
    for color in own where paint.painted.colors.contains(color.color) {
      guard let looks = color.looksWithout else { continue }
      let others = paints(looks, on: surface, missing: missing).filter { $0.place == paint.place }
      if !others.contains(where: { $0.painted == paint.painted }) { return color }
    }
    return around.last { paint.painted.colors.contains($0.color) }
  }

  // MARK: Findings

  private mutating func finding(_ paint: PlacedPaint, _ sent: SentColor) -> Diagnostic? {
    let painted = paint.painted
    guard let background = painted.background, let failure = failure(of: paint) else { return nil }
    let names = [painted.color, background].map { "'\($0.text(in: tokens))'" }
    let reason =
      "\(names[0]) on \(names[1]) has a contrast of \(JSONNumber.text(Contrast.shown(failure.worst)))"
      + "\(failure.themes); \(JSONNumber.text(failure.minimum)) is needed"
    return .warning(
      .lowContrast, "\(DocumentReader.pointer(sent.path)): \(reason)",
      at: reader.tape.range(sent.node)
    ).repaired(by: .init(pointer: DocumentReader.jsonPointer(sent.path), reason: reason))
  }

  private mutating func failure(of paint: PlacedPaint) -> Failure? {
    let key = JudgedPaint(painted: paint.painted, standard: paint.standard)
    if let known = knownFailures[key] { return known }
    let failure = judged(paint)
    knownFailures[key] = .some(failure)
    return failure
  }

  private func judged(_ paint: PlacedPaint) -> Failure? {
    let failures = tokens.themes.indices.compactMap { theme in
      design.contrast.judgement(of: paint.painted, insteadOf: paint.standard, in: theme).map {
        (theme: theme, judgement: $0)
      }
    }.filter { !$0.judgement.isEnough }
    guard let worst = failures.map(\.judgement.ratio).min(),
      let minimum = failures.map(\.judgement.minimum).max()
    else { return nil }
    let inputs = tokens.themes.map(\.input)
    let summary = ContextSummary(of: failures.map { inputs[$0.theme] }, among: inputs)
    return Failure(
      worst: worst, minimum: minimum,
      themes: summary.isEverything ? "" : " in \(summary.contextText)")
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
  /// The surface of the components in a field, by that of this one and the elements to leave out.
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
