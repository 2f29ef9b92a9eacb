import TokenCompiler
import TokenSwift

/// The declarations of Swift files: constants, and the functions and initializers that make their values.
struct SwiftProgram {
  /// A constant, a computed property without a setter, or a case with a raw value.
  struct Constant {
    enum Value {
      /// The first token behind `=`.
      case expression(Int)
      /// The tokens of a getter.
      case body(Range<Int>)
    }

    var file: Int
    /// The names of the types around it, the outermost first.
    var types: [String]
    var name: String
    /// The names of the stated type: `Font`, `Weight`.
    var type: [String]
    var value: Value
    /// The index of the token that ends what the value may be made of.
    var end: Int
    /// The index of its name.
    var nameIndex: Int
    /// A Boolean value that indicates whether it belongs to a type rather than to its values.
    var isStatic: Bool
    var description: String?
  }

  struct Function {
    struct Parameter {
      var label: String?
      var name: String
      var type: String
      var fallback: Range<Int>?
    }

    var file: Int
    var types: [String]
    /// `init` for an initializer.
    var name: String
    var parameters: [Parameter]
    /// The names of the type that it gives.
    var result: [String]
    var body: Range<Int>

    var labels: [String?] { parameters.map(\.label) }
  }

  let files: [SwiftSourceFile]
  private(set) var constants: [Constant] = []
  /// The functions of each name, and the initializers of each type: `init Palette`.
  private var functions: [String: [Function]] = [:]
  /// The first constant of each dotted path; -1 where several differ, as it is open which one is meant.
  private var constantsByPath: [String: Int] = [:]
  /// The stored properties of types, in order, by the dotted path of the type.
  private var properties: [String: [Property]] = [:]
  /// The dotted paths of these types by their last names.
  private var typePaths: [String: [String]] = [:]

  struct Property {
    var name: String
    /// The names of its type.
    var type: [String]
  }

  /// A file of which no declaration counts.
  init(expressionsOf file: SwiftSourceFile) { files = [file] }

  init(_ files: [SwiftSourceFile]) {
    self.files = files
    for index in files.indices {
      var reader = SwiftDeclarationReader(file: files[index], fileIndex: index)
      reader.read()
      constants += reader.constants
      for function in reader.functions {
        functions[Self.key(function.name, function.types.last), default: []].append(function)
      }
      properties.merge(reader.properties) { $0 + $1 }
    }
    for path in properties.keys.sorted(byBytesOf: \.self) {
      typePaths[path.split(separator: ".").last.map(String.init) ?? "", default: []].append(path)
    }
    for (index, constant) in constants.enumerated() {
      let path = (constant.types + [constant.name]).joined(separator: ".")
      guard let known = constantsByPath[path] else {
        constantsByPath[path] = index
        continue
      }
      if known >= 0, !isSame(constant, constants[known]) { constantsByPath[path] = -1 }
    }
  }

  private static func key(_ name: String, _ type: String?) -> String {
    name == "init" ? "init \(type ?? "")" : name
  }

  /// The constant of a path; `index` is `nil` where it is open which of several is meant.
  func constant(at path: String) -> (index: Int?, isThere: Bool) {
    constantsByPath[path].map { ($0 >= 0 ? $0 : nil, true) } ?? (nil, false)
  }

  func functions(named name: String, of type: String?) -> [Function] {
    functions[Self.key(name, type)] ?? []
  }

  /// The stored properties of the one type that names mean.
  func properties(of type: [String]) -> [Property]? {
    let end = type.joined(separator: ".")
    let paths = (typePaths[type.last ?? ""] ?? []).filter { $0 == end || $0.hasSuffix("." + end) }
    return paths.count == 1 ? properties[paths[0]] : nil
  }

  /// Returns a Boolean value that indicates whether two constants are declared in the same words.
  private func isSame(_ one: Constant, _ other: Constant) -> Bool {
    func text(_ constant: Constant) -> String {
      switch constant.value {
      case .expression(let start): files[constant.file].text(in: start..<max(start, constant.end))
      case .body(let body): files[constant.file].text(in: body)
      }
    }
    return one.type == other.type && text(one) == text(other)
  }
}

/// Walks over the declarations of one file.
private struct SwiftDeclarationReader {
  let file: SwiftSourceFile
  let fileIndex: Int
  var constants: [SwiftProgram.Constant] = []
  var functions: [SwiftProgram.Function] = []
  var properties: [String: [SwiftProgram.Property]] = [:]

  private struct Scope {
    var types: [String]
    var range: Range<Int>
    var kind: String
    /// The type of an enum's raw values.
    var rawType: String?
    /// A Boolean value that indicates whether the values of the type are drawn or control something, so that its
    /// properties are no palette.
    var isView = false

    /// A Boolean value that indicates whether its values may be palettes: those of structures and classes.
    var mayBePalette: Bool { (kind == "struct" || kind == "class") && !isView }
  }

  /// The words of a declaration before its keyword.
  private struct Head {
    var isStatic = false
    var isPrivate = false
    var isLazy = false
    var hasAttribute = false
    var first: Int
  }

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy",
    "nonisolated", "override", "convenience", "required", "indirect", "mutating", "weak", "unowned",
    "dynamic", "optional", "class",
  ]

  init(file: SwiftSourceFile, fileIndex: Int) {
    self.file = file
    self.fileIndex = fileIndex
  }

  mutating func read() {
    var pending = [Scope(types: [], range: 0..<file.tokens.count, kind: "file")]
    // Types in types wait here, so that nothing hostile is deep.
    while let scope = pending.popLast() {
      var inner: [Scope] = []
      read(scope, &inner)
      pending += inner.reversed()
    }
  }

  private mutating func read(_ scope: Scope, _ inner: inout [Scope]) {
    var index = scope.range.lowerBound
    var head = Head(first: index)
    func restart(_ at: Int) -> Head { Head(first: at) }
    while index < scope.range.upperBound {
      guard file.isName(index), !file.isMark(index - 1, ".") else {
        if file.isMark(index, "@"), file.isName(index + 1) {
          index += 2
          while file.isMark(index, "."), file.isName(index + 1) { index += 2 }
          if file.isMark(index, "("), !file.tokens[index].followsSpace {
            index = file.closing[index] + 1
          }
          head.hasAttribute = true
          continue
        }
        index = file.isMark(index, among: "([{") ? file.closing[index] + 1 : index + 1
        head = restart(index)
        continue
      }
      let word = file.text(index)
      let next = index + 1
      let isModifier =
        Self.modifiers.contains(word)
        && (word != "class" || ["var", "let", "func"].contains(file.text(next)))
      if isModifier {
        head.isStatic = head.isStatic || word == "static" || word == "class"
        head.isPrivate = head.isPrivate || word == "private" || word == "fileprivate"
        head.isLazy = head.isLazy || word == "lazy"
        index = next
        // `private(set)`
        if file.isMark(index, "(") { index = file.closing[index] + 1 }
        continue
      }
      switch word {
      case "struct", "class", "enum", "actor", "extension", "protocol":
        index = readType(word, at: index, in: scope, &inner)
      case "let", "var":
        index = readProperty(at: index, head, in: scope)
      case "func", "init":
        index = readFunction(word, at: index, in: scope)
      case "case" where scope.kind == "enum":
        index = readCases(at: index, in: scope)
      default: index = next
      }
      head = restart(index)
    }
  }

  // MARK: Types

  private func readType(
    _ kind: String, at start: Int, in scope: Scope, _ inner: inout [Scope]
  ) -> Int {
    let (names, last) = file.names(from: start + 1)
    guard !names.isEmpty else { return start + 1 }
    var brace = last + 1
    while brace < scope.range.upperBound, !file.isMark(brace, "{") {
      brace = file.isMark(brace, among: "([") ? file.closing[brace] + 1 : brace + 1
    }
    guard brace < scope.range.upperBound else { return scope.range.upperBound }
    let close = min(file.closing[brace], scope.range.upperBound)
    let inherited = file.isMark(last + 1, ":") ? file.text(last + 2) : nil
    let bases = (last + 1..<max(brace, last + 1)).filter(file.isName).map(file.text)
    if scope.types.count + names.count < 32, kind != "protocol" {
      inner.append(
        Scope(
          types: scope.types + names, range: (brace + 1)..<max(close, brace + 1),
          kind: kind, rawType: kind == "enum" ? inherited : nil,
          isView: bases.contains(where: Self.isOfView)))
    }
    return close + 1
  }

  private static let rawTypes: Set = ["CGFloat", "Double", "Float", "Int"]

  /// Returns a Boolean value that indicates whether a type or protocol is one of views, their styles and what controls
  /// them.
  private static func isOfView(_ name: String) -> Bool {
    let ends = [
      "App", "Button", "Cell", "Control", "Controller", "Coordinator", "Delegate", "Label",
      "Modifier", "Previews", "PreviewProvider", "Representable", "Scene", "Shape", "Style", "View",
    ]
    return ["NS", "UI"].contains { name.hasPrefix($0) } || ends.contains { name.hasSuffix($0) }
  }

  /// Returns a Boolean value that indicates whether a property of a palette has a type that tokens may have.
  private static func mayBeToken(_ type: [String]) -> Bool {
    guard let name = type.last else { return false }
    let isPlatform = ["AV", "CA", "NS", "UI"].contains { name.hasPrefix($0) }
    return !isPlatform || SwiftEvaluator.knownTypes.contains(name)
  }

  private mutating func readCases(at start: Int, in scope: Scope) -> Int {
    var index = start + 1
    while file.isName(index), index < scope.range.upperBound {
      let name = index
      index += 1
      if file.isMark(index, "("), !file.tokens[index].followsSpace {
        index = file.closing[index] + 1
      }
      if file.isMark(index, "=") {
        index += 1
        let value = index
        var parser = SwiftExpressionParser(file, at: index, upTo: scope.range.upperBound)
        _ = parser.expression()
        index = max(parser.index, index)
        if let type = scope.rawType, Self.rawTypes.contains(type) {
          constants.append(
            SwiftProgram.Constant(
              file: fileIndex, types: scope.types, name: file.text(name), type: [type],
              value: .expression(value), end: index, nameIndex: name, isStatic: true,
              description: description(before: start)))
        }
      }
      guard file.isMark(index, ",") else { break }
      index += 1
    }
    return index
  }

  // MARK: Properties

  private mutating func readProperty(at start: Int, _ head: Head, in scope: Scope) -> Int {
    var index = start + 1
    let isConstant = file.text(start) == "let"
    let isMember = scope.kind != "file"
    while file.isName(index), index < scope.range.upperBound {
      let name = index
      index += 1
      var type: [String] = []
      var isFunction = false
      if file.isMark(index, ":") {
        let stated = statedType(at: index + 1, upTo: scope.range.upperBound)
        type = stated.names
        isFunction = stated.isFunction
        index = stated.next
      }
      var value: SwiftProgram.Constant.Value?
      if file.isMark(index, "="), !file.isMark(index + 1, "=") {
        value = .expression(index + 1)
        var parser = SwiftExpressionParser(file, at: index + 1, upTo: scope.range.upperBound)
        _ = parser.expression()
        index = max(parser.index, index + 1)
        // Observers, which change nothing of the first value.
        if file.isMark(index, "{"), !file.startsLine[index] { index = file.closing[index] + 1 }
      } else if file.isMark(index, "{") {
        let close = file.closing[index]
        if !isConstant, let body = getter(in: (index + 1)..<max(close, index + 1)) {
          value = .body(body)
        }
        index = close + 1
      }
      let isStored: Bool
      if case .body? = value { isStored = false } else { isStored = true }
      if isMember, !head.isStatic, isStored, !(isConstant && value != nil) {
        properties[scope.types.joined(separator: "."), default: []].append(
          SwiftProgram.Property(name: file.text(name), type: type))
      }
      let isStatic = head.isStatic || !isMember
      // Values that each instance begins with are a palette's where a structure or class has them, and so are
      // what it makes of no others.
      let isDefault =
        !isStatic && !head.isPrivate && !head.hasAttribute
        && (isStored
          ? scope.kind == "struct" && !head.isLazy
            || scope.mayBePalette && (isConstant && type.isEmpty || Self.mayBeToken(type))
          : scope.mayBePalette && SwiftEvaluator.designTypes.contains(type.last ?? ""))
      if let value, isStatic && !head.isLazy || isDefault, !isFunction {
        constants.append(
          SwiftProgram.Constant(
            file: fileIndex, types: scope.types, name: file.text(name), type: type, value: value,
            end: max(index, name + 1), nameIndex: name, isStatic: isStatic,
            description: description(before: head.first)))
      }
      guard file.isMark(index, ",") else { break }
      index += 1
    }
    return max(index, start + 1)
  }

  /// The names of a type behind a colon, and the index behind it.
  private func statedType(
    at start: Int, upTo end: Int
  ) -> (names: [String], isFunction: Bool, next: Int) {
    var index = start
    var names: [String] = []
    while file.isName(index), ["some", "any"].contains(file.text(index)) { index += 1 }
    if file.isName(index) {
      let found = file.names(from: index)
      names = found.names
      index = found.last + 1
    }
    var isFunction = false
    while index < end, !file.isMark(index, among: "={,;}"), !file.startsLine[index] {
      if file.isMark(index, "-"), file.isMark(index + 1, ">") { isFunction = true }
      // A type with arguments or parts is another one than its name says.
      if file.isMark(index, among: "<[&") || file.isMark(index, "(") { names = [] }
      index = file.isMark(index, among: "([") ? file.closing[index] + 1 : index + 1
    }
    return (names, isFunction, index)
  }

  /// The tokens that give a computed property's value; `nil` where there is a setter as well.
  private func getter(in body: Range<Int>) -> Range<Int>? {
    let first = body.lowerBound
    guard file.isName(first),
      ["get", "set", "willSet", "didSet", "_read"].contains(file.text(first))
    else { return body }
    guard file.text(first) == "get", file.isMark(first + 1, "{") else { return nil }
    let close = file.closing[first + 1]
    return close + 1 >= body.upperBound ? (first + 2)..<max(close, first + 2) : nil
  }

  /// The documentation comment that ends right before a declaration.
  private func description(before index: Int) -> String? {
    guard file.tokens.indices.contains(index) else { return nil }
    let end = file.tokens[index].range.lowerBound
    let start = index > 0 ? file.tokens[index - 1].range.upperBound : 0
    guard start < end else { return nil }
    let lines = String(decoding: file.source.bytes[start..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
    let comment = lines.dropLast(lines.last == "" ? 1 : 0).reversed().prefix { $0.hasPrefix("///") }
    let words = comment.reversed().map { $0.dropFirst(3).trimmingSpaces }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  // MARK: Functions

  private mutating func readFunction(_ word: String, at start: Int, in scope: Scope) -> Int {
    var index = start + 1
    var name = word
    if word == "func" {
      guard file.isName(index) else { return index }
      name = file.text(index)
      index += 1
    }
    while file.isMark(index, among: "?!") { index += 1 }
    if file.isMark(index, "<") {
      while index < scope.range.upperBound, !file.isMark(index, "(") { index += 1 }
    }
    guard file.isMark(index, "("), index < scope.range.upperBound else { return index }
    let close = file.closing[index]
    let parameters = self.parameters(in: (index + 1)..<max(close, index + 1))
    index = close + 1
    var result: [String] = []
    while index < scope.range.upperBound, !file.isMark(index, "{") {
      if file.isMark(index, "-"), file.isMark(index + 1, ">") {
        result = file.names(from: index + 2).names
      }
      // A declaration without a body, in a protocol.
      if file.startsLine[index], !file.isMark(index, "-"), !file.isMark(index, ">"),
        file.text(index) != "where"
      {
        return index
      }
      index += 1
    }
    guard index < scope.range.upperBound else { return index }
    let end = file.closing[index]
    if let parameters {
      functions.append(
        SwiftProgram.Function(
          file: fileIndex, types: scope.types, name: name, parameters: parameters, result: result,
          body: (index + 1)..<max(end, index + 1)))
    }
    return end + 1
  }

  /// The parameters of a function; `nil` where one is of a form that this reader doesn't know.
  private func parameters(in range: Range<Int>) -> [SwiftProgram.Function.Parameter]? {
    var parameters: [SwiftProgram.Function.Parameter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard file.isName(index) else { return nil }
      var label: String? = file.text(index)
      var name = file.text(index)
      index += 1
      if file.isName(index) {
        name = file.text(index)
        index += 1
      }
      if label == "_" { label = nil }
      guard file.isMark(index, ":") else { return nil }
      index += 1
      while file.isMark(index, "@") { index += 2 }
      let type = file.text(index)
      while index < range.upperBound, !file.isMark(index, among: ",=") {
        index = file.isMark(index, among: "([{") ? file.closing[index] + 1 : index + 1
      }
      var fallback: Range<Int>?
      if file.isMark(index, "=") {
        let start = index + 1
        while index < range.upperBound, !file.isMark(index, ",") {
          index = file.isMark(index, among: "([{") ? file.closing[index] + 1 : index + 1
        }
        fallback = start..<min(index, range.upperBound)
      }
      parameters.append(.init(label: label, name: name, type: type, fallback: fallback))
      if file.isMark(index, ",") { index += 1 }
    }
    return parameters
  }
}
