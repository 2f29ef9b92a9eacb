/// Unites what two sides of a merge made of one record, such as `contract.json`: what either adds is
/// there, what one changes or takes away follows it, and a release is listed once.
///
/// Members and elements are compared, not lines. Without what both sides come from nothing counts as taken
/// away, as records grow.
struct JSONMerge {
  /// Two values that can't both be in the merged file.
  struct Contradiction {
    /// The member that both changed.
    let name: String
    let message: String
  }

  private indirect enum Tree: Equatable {
    case leaf(String)
    case object([Member], isLine: Bool)
    case array([Tree], isLine: Bool)

    struct Member: Equatable {
      var name: String
      var value: Tree
    }

    subscript(name: String) -> Tree? {
      guard case .object(let members, _) = self else { return nil }
      return members.first { $0.name == name }?.value
    }

    /// By what an element of an array is known on both sides: of an object its texts.
    var identity: Tree {
      guard case .object(let members, _) = self else { return self }
      return .object(
        members.filter { if case .leaf = $0.value { true } else { false } }, isLine: true)
    }

    func text(_ indent: String = "") -> String {
      func list(_ parts: [String], _ isLine: Bool, _ open: String, _ close: String) -> String {
        if parts.isEmpty { return open + close }
        let blank = open == "{" ? " " : ""
        if isLine { return open + blank + parts.joined(separator: ", ") + blank + close }
        let lines = parts.map { "\(indent)  \($0)" }.joined(separator: ",\n")
        return "\(open)\n\(lines)\n\(indent)\(close)"
      }
      switch self {
      case .leaf(let text): return text
      case .array(let elements, let isLine):
        return list(elements.map { $0.text(indent + "  ") }, isLine, "[", "]")
      case .object(let members, let isLine):
        let parts = members.map {
          "\(JSONWriter.quoted($0.name)): \($0.value.text(indent + "  "))"
        }
        return list(parts, isLine, "{", "}")
      }
    }
  }

  private(set) var contradictions: [Contradiction] = []
  private let hasBase: Bool
  /// `nil` where a side is not JSON.
  private(set) var text: [UInt8]?

  init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
    let base = base.flatMap { Self.tree($0) }
    hasBase = base != nil
    guard let ours = Self.tree(ours), let theirs = Self.tree(theirs) else { return }
    text = merge(base, ours, theirs, []).map { Array(($0.text() + "\n").utf8) }
  }

  private static func tree(_ bytes: [UInt8]) -> Tree? {
    var tape = JSONTape()
    var diagnostics = DiagnosticCollector()
    guard let file = tape.add(SourceFile(path: "", bytes: bytes)),
      let root = JSONReader.read(file, onto: &tape, reporting: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    func tree(_ node: NodeID) -> Tree {
      let text = bytes[tape.bytes(of: node)]
      let isLine = !text.contains(UInt8(ascii: "\n"))
      switch tape.kind(node) {
      case .object:
        let members = tape.allMembers(of: node).map {
          Tree.Member(name: tape.names.string($0.name), value: tree($0.value))
        }
        return .object(members, isLine: isLine)
      case .array: return .array(tape.elements(of: node).map(tree), isLine: isLine)
      default: return .leaf(String(decoding: text, as: UTF8.self))
      }
    }
    return tree(root)
  }

  /// - Parameter path: the names of the members around it.
  private mutating func merge(
    _ base: Tree?, _ ours: Tree?, _ theirs: Tree?, _ path: [String]
  ) -> Tree? {
    if ours == theirs { return ours }
    if hasBase, base == ours { return theirs }
    if hasBase, base == theirs { return ours }
    guard let ours, let theirs else {
      if base != nil {
        contradict(path, "is taken away on one side, and has other values on the other")
      }
      return ours ?? theirs
    }
    switch (ours, theirs) {
    case (.object(let own, let isLine), .object(let others, _)):
      var names = own.map(\.name)
      for (index, other) in others.enumerated() where !names.contains(other.name) {
        let target = index == 0 ? 0 : (names.firstIndex(of: others[index - 1].name) ?? -1) + 1
        names.insert(other.name, at: target)
      }
      let members = names.compactMap { name in
        merge(base?[name], ours[name], theirs[name], path + [name]).map {
          Tree.Member(name: name, value: $0)
        }
      }
      return .object(members, isLine: isLine)
    case (.array(let own, let isLine), .array(let others, _)):
      var known: [Tree] = []
      if case .array(let elements, _)? = base { known = elements }
      var elements: [Tree] = []
      for element in own + others
      where !elements.contains(where: { $0.identity == element.identity }) {
        func find(_ list: [Tree]) -> Tree? { list.first { $0.identity == element.identity } }
        if let one = merge(find(known), find(own), find(others), path) { elements.append(one) }
      }
      if path == ["releases"] {
        elements.sort { Self.release($0).lexicographicallyPrecedes(Self.release($1)) }
      }
      return .array(elements, isLine: isLine)
    case (.leaf(let own), .leaf(let other)):
      if ["introduced", "deprecated"].contains(path.last), path.first != "releases" {
        return [ours, theirs].min { Self.release($0).lexicographicallyPrecedes(Self.release($1)) }
      }
      contradict(path, "is \(own) on one side and \(other) on the other")
      return ours
    default:
      contradict(path, "has another form on each side")
      return ours
    }
  }

  /// The three numbers of a release; of what is none those of a late one.
  private static func release(_ tree: Tree) -> [Int] {
    guard case .leaf(let text) = tree else { return [.max] }
    return text.dropFirst().dropLast().split(separator: ".").map { Int($0) ?? .max }
  }

  private mutating func contradict(_ path: [String], _ what: String) {
    let names = path.suffix(2)
    let of = names.count == 2 ? " of '\(names[names.startIndex])'" : ""
    contradictions.append(
      Contradiction(
        name: (names.first ?? ""),
        message: "'\(names.last ?? "")'\(of) \(what); keep one and remove the markers"))
  }
}
