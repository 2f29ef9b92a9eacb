import TokenCompiler

/// Groups of color tokens that differ in one name, which is a number or says a rank: `gray.100`, `gray.200`, or
/// `text.primary`, `text.secondary`.
struct Ramps {
  /// The tokens of each, by their number or rank.
  let tokens: [[Int]]

  private static let ranks = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "senary",
  ]

  private enum Kind: Hashable { case number, rank }

  private struct Key: Hashable {
    var names: [String]
    var index: Int
    var kind: Kind
  }

  init(_ table: TokenTable) {
    var order: [Key] = []
    var members: [Key: [(value: Double, token: Int)]] = [:]
    for (index, token) in table.tokens.enumerated() where table.type(of: token) == .color {
      let names = token.text.split(separator: ".").map(String.init)
      for (position, name) in names.enumerated() {
        guard let (kind, value) = Self.step(name) else { continue }
        var others = names
        others[position] = "*"
        let key = Key(names: others, index: position, kind: kind)
        if members[key] == nil { order.append(key) }
        members[key, default: []].append((value, index))
      }
    }
    tokens = order.compactMap { key in
      guard let steps = members[key], steps.count > 1 else { return nil }
      return steps.sorted { ($0.value, $0.token) < ($1.value, $1.token) }.map(\.token)
    }
  }

  private static func step(_ name: String) -> (Kind, Double)? {
    if let rank = ranks.firstIndex(of: name.lowercased()) { return (.rank, Double(rank)) }
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Double(name).map { (.number, $0) }
  }
}
