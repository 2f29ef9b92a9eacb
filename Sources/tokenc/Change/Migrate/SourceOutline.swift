import TokenSwift

/// The structure of a Swift file: which bracket is around each token, what opens each block, and what is
/// declared, with stated types.
package struct SourceOutline: SwiftTokens {
  package let source: SwiftSource
  /// The index of the innermost bracket around each token; −1 for none.
  package private(set) var enclosing: [Int] = []
  /// The index of the bracket that closes one, by the one that opens, and the other way round.
  package private(set) var partners: [Int: Int] = [:]
  var blocks: [Int: Block] = [:]
  /// Local variables and parameters, in the order of the source.
  var variables: [String: [Variable]] = [:]
  /// The types that are stated for what starts at a token behind `=`.
  var initialized: [Int: StatedType] = [:]
  /// The tokens `in` that end the head of a closure, with its brace.
  var closureHeads: [Int: Int] = [:]
  var declarations = SwiftDeclarations()
  private let imports: ImportTable
  /// The generic parameters of functions and types, by the braces of their bodies.
  var genericNames: [Int: [String]] = [:]

  enum Block {
    /// A type or an extension: its dotted name.
    case type(String, generics: [String])
    /// A function or a getter.
    case function(StatedType)
    /// A branch of the `if` or `switch` that starts at a token, which takes the value of that statement.
    case branch(start: Int, isSwitch: Bool)
    /// The result that the head of a closure states.
    case closure(StatedType?)
    case other
  }

  struct Variable {
    /// The tokens in which it is known.
    let range: Range<Int>
    let value: Value

    enum Value {
      case stated(StatedType)
      /// The token behind its `=`.
      case initialized(Int)
      /// The brace of a closure, and the number among its parameters.
      case parameter(Int, Int)
      /// An element of what starts at a token, as the variable of a loop is.
      case element(Int)
      case unknown
    }
  }

  package var tokens: [SwiftSource.Token] { source.tokens }
  package func text(of token: SwiftSource.Token) -> String { source.text(of: token) }

  package init(_ source: SwiftSource) {
    var reader = SourceOutlineReader(SourceOutline(matchingBracketsOf: source))
    reader.read()
    self = reader.outline
  }

  private init(matchingBracketsOf source: SwiftSource) {
    self.source = source
    imports = source.importTable
    matchBrackets()
  }

  private mutating func matchBrackets() {
    enclosing.reserveCapacity(tokens.count)
    var open: [Int] = []
    for index in tokens.indices {
      if isMark(index, among: ")]}") {
        if let start = open.popLast() {
          partners[start] = index
          partners[index] = start
        }
      }
      enclosing.append(open.last ?? -1)
      if isMark(index, among: "([{") { open.append(index) }
    }
  }

  /// The index of the bracket that closes the one at an index; that of the end where nothing does.
  package func close(_ index: Int) -> Int { partners[index] ?? tokens.count }

  /// The brackets around a token, the innermost first; of hostile source no more than so many.
  package func brackets(around index: Int) -> [Int] {
    var found: [Int] = []
    var bracket = enclosing.indices.contains(index) ? enclosing[index] : -1
    while bracket >= 0, found.count < 128 {
      found.append(bracket)
      bracket = enclosing[bracket]
    }
    return found
  }

  /// The types around a token, the outermost first, each with its path.
  func types(around index: Int) -> [String] {
    brackets(around: index).reversed().flatMap { bracket -> [String] in
      guard case .type(let name, _)? = blocks[bracket] else { return [] }
      return name.split(separator: ".").map(String.init)
    }
  }

  /// A type with the type around a token in place of `Self`.
  func resolvingSelf(_ type: StatedType, at index: Int) -> StatedType {
    guard type.names(anyOf: ["Self"]), let around = types(around: index).last else { return type }
    return type.replacing(["Self": .name([around], [])])
  }

  func scope(at index: Int) -> SwiftScope {
    SwiftScope(
      module: source.module, imports: imports.modules(at: index),
      namedImports: imports.names(at: index), path: types(around: index), file: source.path,
      offset: tokens.indices.contains(index) ? tokens[index].range.lowerBound : 0)
  }

  /// Returns a Boolean value that indicates whether a name is a generic parameter of what is around a token.
  func isGeneric(_ name: String, at index: Int) -> Bool {
    brackets(around: index).contains { genericNames[$0]?.contains(name) ?? false }
  }

  /// The brace of the closure around a token whose parameters have no names.
  func closure(around index: Int) -> Int? {
    brackets(around: index).first { bracket in
      if case .closure? = blocks[bracket] { true } else { false }
    }
  }

  func isInFunction(_ index: Int) -> Bool {
    for bracket in brackets(around: index) {
      switch blocks[bracket] {
      case .function?, .closure?, .branch?, .other?: return true
      case .type?: return false
      case nil: break
      }
    }
    return false
  }

  /// The generic parameters of the types around a token.
  func genericsAround(_ index: Int) -> [String] {
    // Those of an initializer's own type follow from what is written at the call.
    guard text(index) != "init" else { return [] }
    return brackets(around: index).flatMap { bracket -> [String] in
      guard case .type(_, let generics)? = blocks[bracket] else { return [] }
      return generics
    }
  }
}
