/// The meaning of a string that starts with a brace (DTCG Format module, section 7.1.1).
package enum AliasSyntax: Equatable, Sendable {
  /// `{a.b}`: the names between the braces, taken literally.
  case alias([String])
  case malformed(Fault)

  package enum Fault: Hashable, Sendable {
    case unclosed, empty, emptyName, innerBrace, textBehind
  }

  /// Reads a string; `nil` when it doesn't start with a brace.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "{") else { return nil }
    guard text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 1 else {
      self = .malformed(text.utf8.contains(UInt8(ascii: "}")) ? .textBehind : .unclosed)
      return
    }
    let inner = text.utf8.dropFirst().dropLast()
    if inner.isEmpty {
      self = .malformed(.empty)
    } else if inner.contains(UInt8(ascii: "{")) || inner.contains(UInt8(ascii: "}")) {
      self = .malformed(.innerBrace)
    } else {
      let names = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      self =
        names.contains { $0.isEmpty }
        ? .malformed(.emptyName) : .alias(names.map { String(Substring($0)) })
    }
  }
}

extension JSONTape {
  /// The reference in a node: the node itself if it is a string in braces, or an object's `$ref`.
  func reference(in node: NodeID) -> NodeID? {
    switch kind(node) {
    case .string: startsWithBrace(node) ? node : nil
    case .object: member(.ref, of: node)
    default: nil
    }
  }

  func startsWithBrace(_ string: NodeID) -> Bool {
    let node = nodes[Int(string.index)]
    let brace = UInt8(ascii: "{")
    return sources[node.file].bytes[Int(node.start) + 1] == brace
      || node.hasEscapes && self.string(string).utf8.first == brace
  }
}
