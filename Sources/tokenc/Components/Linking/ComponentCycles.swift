import TokenCompiler
import TokenRuntime

/// Finds components that contain themselves, by any way, and those that lie too deep within one another.
struct ComponentCycles {
  private let specs: [String: ComponentSpec<Alias>]
  /// How many components lie in one another, by the name of the outermost.
  private var heights: [String: Int] = [:]
  private var way: [(name: String, next: SourceRange)] = []
  private var cycles: [Diagnostic] = []
  /// The component in which others lie too deep.
  private var deep: ComponentSpec<Alias>?

  /// As deep as an app decodes content, which has a level or more for each.
  private static let maximumHeight = ContentLimits.depth

  private init(_ specs: [ComponentSpec<Alias>]) {
    self.specs = Dictionary(firstOf: specs.map { ($0.name, $0) })
  }

  /// Each cycle once, from its first component by name; and whether components lie so deep that nothing else
  /// can be said of them.
  static func find(
    in specs: [ComponentSpec<Alias>]
  ) -> (diagnostics: [Diagnostic], areTooDeep: Bool) {
    var search = Self(specs)
    for spec in specs where search.deep == nil { search.visit(spec) }
    guard let deep = search.deep else { return (search.cycles, false) }
    let message =
      "more than \(maximumHeight) components lie in one another in '\(deep.name)', and no app decodes as many"
    return (search.cycles + [.error(.componentCycle, message, at: deep.range)], true)
  }

  @discardableResult
  private mutating func visit(_ spec: ComponentSpec<Alias>) -> Int {
    if let known = heights[spec.name] { return known }
    var height = 1
    for (name, range) in spec.nestedComponents {
      if let start = (way.map(\.name) + [spec.name]).firstIndex(of: name) {
        let links = way[min(start, way.count)...].map { $0 } + [(spec.name, range)]
        let names = links.map { $0.0 } + [name]
        cycles.append(
          .componentCycle(
            links[0].1, names,
            notes: links.dropFirst().map {
              Diagnostic.Note(message: "then '\($0.0)' goes on here", range: $0.1)
            }))
        continue
      }
      guard let next = specs[name] else { continue }
      guard way.count < Self.maximumHeight else {
        deep = spec
        break
      }
      way.append((spec.name, range))
      height = max(height, 1 + visit(next))
      way.removeLast()
    }
    if height > Self.maximumHeight { deep = spec }
    heights[spec.name] = height
    return height
  }
}
