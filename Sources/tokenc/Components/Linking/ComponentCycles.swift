import TokenCompiler

/// Finds components that contain themselves, by any way.
struct ComponentCycles {
  private let specs: [ComponentSpec<Alias>]
  private var finished: Set<String> = []
  private var way: [(name: String, next: SourceRange)] = []
  private var cycles: [Diagnostic] = []

  private init(_ specs: [ComponentSpec<Alias>]) { self.specs = specs }

  /// Each cycle once, from its first component by name.
  static func find(in specs: [ComponentSpec<Alias>]) -> [Diagnostic] {
    var search = Self(specs)
    for spec in specs { search.visit(spec) }
    return search.cycles
  }

  private mutating func visit(_ spec: ComponentSpec<Alias>) {
    guard !finished.contains(spec.name) else { return }
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
      guard let next = specs.first(where: { $0.name == name }) else { continue }
      way.append((spec.name, range))
      visit(next)
      way.removeLast()
    }
    finished.insert(spec.name)
  }
}
