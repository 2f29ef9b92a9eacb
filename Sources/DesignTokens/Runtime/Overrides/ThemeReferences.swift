/// Which tokens of a theme refer to which, as the token files have it: what an override of one changes.
///
/// A token's line lists its references, with tabs between them. A reference is the name of a token of
/// the same enum after `=`, that of another enum after the enum and `=`, or after `~` the path of a
/// token that is in no enum. Before it stand the part of the value that it gives, in parentheses, unless
/// it gives all of it, and in brackets the contexts that have it, unless all do.
///
/// A part is `c`, the index of its first color, `+` and their number; `n` and likewise its numbers,
/// which reach to the end where no number stands; `f` for the fonts; `h` if the height of a line follows
/// from it. Contexts are hexadecimal digits, some for each brand, whose lowest bit means the first
/// context of every axis.
@_spi(Generated) public final class ThemeReferences: Sendable {
  /// The bits of the axes that the theme's values vary with, as ``ThemeContext`` has them.
  let axes: UInt8
  let nodes: [ReferenceNode]
  /// For each token the tokens that refer to it.
  let followers: [[Int]]
  /// The number of tokens in enums, whose nodes come first.
  let tokenCount: Int
  /// The node of the first token of each enum.
  private let starts: [Int]
  private let primitives: [String: Int]

  /// Reads lines that `tokenc` generated.
  ///
  /// - Parameters:
  ///   - axes: the bits of the axes that the theme's values vary with.
  ///   - families: the token enums, in the order in which generated code numbers them.
  ///   - primitives: a line for each token in no enum, which begins with its path.
  public init(axes: UInt8, _ families: [ReferenceFamily], primitives: StaticString) {
    self.axes = axes
    var starts: [Int] = []
    var count = 0
    for family in families {
      starts.append(count)
      count += family.names.caseCount
    }
    let hidden = ReferenceLine.lines(of: primitives).map { line in
      line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    }
    var paths: [String: Int] = [:]
    for (index, fields) in hidden.enumerated() { paths[String(fields[0])] = count + index }
    let numbers = Dictionary(
      families.enumerated().map { ($1.type, $0) }, uniquingKeysWith: { first, _ in first })
    func node(_ target: ReferenceLine.Target, from family: Int?) -> Int? {
      switch target {
      case .primitive(let path): return paths[path]
      case .token(let type, let name):
        guard let number = type.isEmpty ? family : numbers[type],
          let ordinal = families[number].names.ordinal(of: name)
        else { return nil }
        return starts[number] + ordinal
      }
    }
    let variantCount = 1 << axes.nonzeroBitCount
    var nodes: [ReferenceNode] = []
    for (number, family) in families.enumerated() {
      for line in ReferenceLine.lines(of: family.lines) {
        nodes.append(
          ReferenceNode(line[...], variantCount: variantCount) { node($0, from: number) })
      }
    }
    for fields in hidden {
      nodes.append(
        ReferenceNode(fields.count > 1 ? fields[1] : "", variantCount: variantCount) {
          node($0, from: nil)
        })
    }
    var followers = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for reference in node.references { followers[reference.target].append(index) }
    }
    self.nodes = nodes
    self.followers = followers
    self.starts = starts
    tokenCount = count
    self.primitives = paths
  }

  /// The node of a token by the number of its enum and its index there.
  func node(_ family: Int, _ ordinal: Int) -> Int { starts[family] + ordinal }

  /// The node of a token in no enum.
  func node(ofPrimitive path: String) -> Int? { primitives[path] }
}

/// The lines of one token enum.
@_spi(Generated) public struct ReferenceFamily: Sendable {
  let type: String
  let names: NameIndex
  let lines: StaticString

  /// Creates an enum's description from its name, its names and a line for each of its cases.
  public init(_ type: String, _ names: NameIndex, _ lines: StaticString) {
    self.type = type
    self.names = names
    self.lines = lines
  }
}

/// A token, and what its value refers to.
struct ReferenceNode: Sendable {
  struct Reference: Sendable {
    let target: Int
    let part: PartRange
    let scalesLines: Bool
    /// A bit for each variant, for each brand; empty for all.
    let contexts: [UInt16]

    func counts(inBrand brand: Int, variant: Int) -> Bool {
      contexts.isEmpty || brand < contexts.count && contexts[brand] >> UInt16(variant) & 1 == 1
    }
  }

  let references: [Reference]

  init(
    _ line: Substring, variantCount: Int, node: (ReferenceLine.Target) -> Int?
  ) {
    references = ReferenceLine.references(of: line, variantCount: variantCount).compactMap {
      reference in
      guard let target = node(reference.target) else {
        assertionFailure("generated data refers to tokens that there are")
        return nil
      }
      return Reference(
        target: target, part: reference.part, scalesLines: reference.scalesLines,
        contexts: reference.contexts)
    }
  }
}
