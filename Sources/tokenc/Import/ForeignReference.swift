import TokenCompiler

/// References as other tools write them: `{a.b}`, `{a.b.value}` and old Tokens Studio's `$a.b`.
enum ForeignReference {
  static func path(of text: String) -> String? {
    let text = text.trimmingSpaces
    if text.hasPrefix("{"), text.hasSuffix("}") {
      let inner = text.dropFirst().dropLast()
      guard !inner.isEmpty, !inner.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
      return inner.trimmingSpaces
    }
    guard text.hasPrefix("$"), text.count > 1,
      !text.contains(where: { " +*/(){}".contains($0) })
    else { return nil }
    return String(text.dropFirst())
  }

  enum Piece: Equatable {
    case text(String)
    case reference(String)
  }

  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.reference(rest[rest.index(after: open)..<close].trimmingSpaces))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}

extension ForeignValue {
  var references: [String] {
    switch content {
    case .reference(let path): [path]
    case .text(let text):
      ForeignReference.path(of: text).map { [$0] }
        ?? ForeignReference.pieces(of: text).compactMap {
          if case .reference(let path) = $0 { path } else { nil }
        }
    case .list(let values): values.flatMap(\.references)
    case .object(let members): members.flatMap(\.value.references)
    default: []
    }
  }
}
