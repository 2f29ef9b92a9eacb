/// A short text that stands for a token's values in all themes: the same for the same values.
///
/// The contract keeps it for tokens that share a replacement, because nothing else knows their values once they are
/// gone.
package enum ValueMark {
  package static func text(of values: some Sequence<TokenValue?>) -> String {
    var writer = JSONWriter()
    writer.array(values) { value, writer in
      if let value { writer.value(value) } else { writer.value("") }
    }
    // FNV-1a of 64 bits (Fowler, Noll, Vo).
    let hash = writer.text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The tokens of a group that share a replacement, with all that they replaced or that replaced them.
struct MergedTokens {
  private var roots: [String: String] = [:]
  private var mergedRoots: Set<String> = []

  init(_ tokens: [Token]) {
    var successors: [String: String] = [:]
    var counts: [String: Int] = [:]
    for token in tokens {
      if !token.names.inheritedNames.isEmpty {
        counts[token.text, default: 0] += token.names.inheritedNames.count
      }
      guard token.deprecation != nil, let successor = token.names.replacedBy else { continue }
      successors[token.text] = successor
      counts[successor, default: 0] += 1
    }
    for (path, count) in counts where count > 1 {
      mergedRoots.insert(root(of: path, successors))
    }
    guard !mergedRoots.isEmpty else { return }
    for token in tokens { _ = root(of: token.text, successors) }
  }

  /// The token at the end of the way from one to its replacements, each way walked once.
  private mutating func root(of path: String, _ successors: [String: String]) -> String {
    var way: [String] = []
    var seen: Set<String> = []
    var last = path
    while let next = successors[last], seen.insert(last).inserted {
      if let known = roots[last] {
        last = known
        break
      }
      way.append(last)
      last = next
    }
    for step in way { roots[step] = last }
    return last
  }

  func contains(_ token: Token) -> Bool {
    !mergedRoots.isEmpty && mergedRoots.contains(roots[token.text] ?? token.text)
  }
}
