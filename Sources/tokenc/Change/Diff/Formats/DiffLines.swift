import TokenCompiler

/// A comparison with one line for each token: a rename shows how far its value moved.
struct DiffLines {
  /// Of tokens and components, what breaks and what weighs most first.
  let changes: [VersionChange]
  let contrasts: [ContrastChange]
  /// The components that look different with a token, and how many of their looks do.
  let derived: [(component: String, count: Int)]

  /// A section; the raw value is its title.
  enum Section: String, CaseIterable {
    case changed = "Changed"
    case added = "Added"
    case deprecated = "Deprecated"
    case words = "Described otherwise"

    init(_ change: VersionChange) {
      switch change.kind {
      case .added: self = .added
      case .deprecated, .undeprecated: self = .deprecated
      case .redescribed: self = .words
      case .removed, .renamed, .revalued, .realiased, .retyped: self = .changed
      }
    }
  }

  init(_ diff: TokenDiff) {
    let outline = DiffOutline(diff)
    let all = outline.sections.flatMap(\.changes)
    let renamed = Set(all.filter { $0.component == nil && $0.kind == .renamed }.map(\.path))
    changes = all.filter {
      $0.component != nil || $0.kind != .revalued || !renamed.contains($0.path)
    }
    contrasts = outline.contrasts.filter(\.isLoss)
    derived = outline.derived.flatMap(\.changes).grouped { $0.component ?? "" }
      .map { ($0.key, $0.elements.count) }
  }
}
