import TokenCompiler
import TokenComponents
import TokenRuntime

/// Finds constraints of a server's document that apps draw otherwise than it says: those that others before them
/// exclude, and those that name a view which isn't there.
package struct ConstraintCheck: Sendable {
  private let design: ScreenDesign
  /// A Boolean value that indicates whether any component lays its children out by constraints.
  private let hasConstraints: Bool

  package init(_ design: ScreenDesign) {
    self.design = design
    hasConstraints = design.components.contains { $0.role == .constraintLayout }
  }

  /// The findings in the components of a document, in their order.
  package func findings(in drawn: [DrawnComponent], _ reader: ScreenReader) -> [Diagnostic] {
    guard hasConstraints else { return [] }
    return drawn.flatMap { findings(in: $0, reader) }
  }

  private func findings(in drawn: DrawnComponent, _ reader: ScreenReader) -> [Diagnostic] {
    let isLayout = design.components[drawn.component].role == .constraintLayout
    let own = isLayout ? findings(ofLayout: drawn, reader) : []
    return own + drawn.children.flatMap { findings(in: $0.component, reader) }
  }

  private func findings(ofLayout drawn: DrawnComponent, _ reader: ScreenReader) -> [Diagnostic] {
    let fields = design.components[drawn.component].fields
    let views = drawn.children.filter { fields[$0.field].name == "children" }.map(\.component)
    let names = views.map { reader.text("id", of: $0, design) ?? "" }
    let indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { $1 })
    let constraints = views.map { reader.constraints(of: $0, among: indices, design) }
    let solution = ConstraintSystem(constraints.map { $0.map(\.constraint) }).solved(
      width: reader.number("width", of: drawn, design),
      height: reader.number("height", of: drawn, design), needs: nil)
    let conflicts = Set(solution.conflicts)
    let known = names.unique() + [ConstraintSystem.containerName]
    let spellings = SpellingIndex(known)
    return constraints.enumerated().flatMap { item, own in
      own.enumerated().compactMap { index, entry -> Diagnostic? in
        if case .missing = entry.constraint.target {
          return unknownView(entry.drawn, among: known, spellings, reader)
        }
        return conflicts.contains(.init(item: item, constraint: index))
          ? conflict(entry.constraint, entry.drawn, of: names[item], reader) : nil
      }
    }
  }

  private func conflict(
    _ constraint: ConstraintSystem.Constraint, _ drawn: DrawnComponent, of view: String,
    _ reader: ScreenReader
  ) -> Diagnostic? {
    guard let content = drawn.content else { return nil }
    let reason =
      "the '\(constraint.anchor.rawValue)' of '\(view)' follows from the constraints before, so this one does not hold"
    return .warning(
      .conflictingConstraint, "\(content.pointer): \(reason); leave out one of them",
      at: reader.tape.opening(content.node)
    ).repaired(by: .init(pointer: DocumentReader.jsonPointer(content.path), reason: reason))
  }

  private func unknownView(
    _ drawn: DrawnComponent, among known: [String], _ spellings: SpellingIndex,
    _ reader: ScreenReader
  ) -> Diagnostic? {
    let fields = design.components[drawn.component].fields
    guard let content = drawn.content, let name = reader.text("reference", of: drawn, design),
      let index = fields.firstIndex(where: { $0.name == "reference" }),
      let member = content.fields[index].member
    else { return nil }
    let path = content.path + [member.name]
    let nearest = spellings.nearest(to: name, limit: 3)
    let reason = "no view is called '\(name)', so the constraint says nothing"
    let remedy =
      nearest.first.map { "did you mean '\($0)'?" } ?? "there are \(known.prefix(20).quoted)"
    return .warning(
      .unknownView, "\(DocumentReader.pointer(path)): \(reason); \(remedy)",
      at: reader.tape.range(member.value)
    ).repaired(
      by: .init(
        pointer: DocumentReader.jsonPointer(path), reason: reason,
        choices: .init(nearest: nearest, names: known),
        fix: nearest.first.map { .replace(json: JSONWriter.quoted($0)) }))
  }
}

extension Diagnostic.ID {
  static let conflictingConstraint = Self("conflicting-constraint")
  static let unknownView = Self("unknown-view")
}
