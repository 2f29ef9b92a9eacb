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
    var place: Int
    /// Whether it belongs to a type rather than to its values.
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
      var reader = SwiftDeclarationReader(file: files[index], index: index)
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

  /// Whether two constants are declared in the same words.
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
  let index: Int
  var constants: [SwiftProgram.Constant] = []
  var functions: [SwiftProgram.Function] = []
  var properties: [String: [SwiftProgram.Property]] = [:]

  private struct Scope {
    var types: [String]
    var range: Range<Int>
    var kind: String
    /// The type of an enum's raw values.
    var rawType: String?
    /// Whether the values of the type are drawn or control something, so that its properties are no palette.
    var isView = false

    /// Whether its values may be palettes: those of structures and classes.
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

  init(file: SwiftSourceFile, index: Int) {
    self.file = file
    self.index = index
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
    var place = scope.range.lowerBound
    var head = Head(first: place)
    func restart(_ at: Int) -> Head { Head(first: at) }
    while place < scope.range.upperBound {
      guard file.isName(place), !file.isMark(place - 1, ".") else {
        if file.isMark(place, "@"), file.isName(place + 1) {
          place += 2
          while file.isMark(place, "."), file.isName(place + 1) { place += 2 }
          if file.isMark(place, "("), !file.tokens[place].followsSpace {
            place = file.closing[place] + 1
          }
          head.hasAttribute = true
          continue
        }
        place = file.isMark(place, among: "([{") ? file.closing[place] + 1 : place + 1
        head = restart(place)
        continue
      }
      let word = file.text(place)
      let next = place + 1
      let isModifier =
        Self.modifiers.contains(word)
        && (word != "class" || ["var", "let", "func"].contains(file.text(next)))
      if isModifier {
        head.isStatic = head.isStatic || word == "static" || word == "class"
        head.isPrivate = head.isPrivate || word == "private" || word == "fileprivate"
        head.isLazy = head.isLazy || word == "lazy"
        place = next
        // `private(set)`
        if file.isMark(place, "(") { place = file.closing[place] + 1 }
        continue
      }
      switch word {
      case "struct", "class", "enum", "actor", "extension", "protocol":
        place = readType(word, at: place, in: scope, &inner)
      case "let", "var":
        place = readProperty(at: place, head, in: scope)
      case "func", "init":
        place = readFunction(word, at: place, in: scope)
      case "case" where scope.kind == "enum":
        place = readCases(at: place, in: scope)
      default: place = next
      }
      head = restart(place)
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

  /// Whether a type or protocol is one of views, their styles and what controls them.
  private static func isOfView(_ name: String) -> Bool {
    let ends = [
      "App", "Button", "Cell", "Control", "Controller", "Coordinator", "Delegate", "Label",
      "Modifier", "Previews", "PreviewProvider", "Representable", "Scene", "Shape", "Style", "View",
    ]
    return ["NS", "UI"].contains { name.hasPrefix($0) } || ends.contains { name.hasSuffix($0) }
  }

  /// Whether a property of a palette has a type that tokens may have.
  private static func mayBeToken(_ type: [String]) -> Bool {
    guard let name = type.last else { return false }
    let isPlatform = ["AV", "CA", "NS", "UI"].contains { name.hasPrefix($0) }
    return !isPlatform || SwiftEvaluator.knownTypes.contains(name)
  }

  private mutating func readCases(at start: Int, in scope: Scope) -> Int {
    var place = start + 1
    while file.isName(place), place < scope.range.upperBound {
      let name = place
      place += 1
      if file.isMark(place, "("), !file.tokens[place].followsSpace {
        place = file.closing[place] + 1
      }
      if file.isMark(place, "=") {
        place += 1
        let value = place
        var parser = SwiftExpressionParser(file, at: place, upTo: scope.range.upperBound)
        _ = parser.expression()
        place = max(parser.index, place)
        if let type = scope.rawType, Self.rawTypes.contains(type) {
          constants.append(
            SwiftProgram.Constant(
              file: index, types: scope.types, name: file.text(name), type: [type],
              value: .expression(value), end: place, place: name, isStatic: true,
              description: description(before: start)))
        }
      }
      guard file.isMark(place, ",") else { break }
      place += 1
    }
    return place
  }

  // MARK: Properties

  private mutating func readProperty(at start: Int, _ head: Head, in scope: Scope) -> Int {
    var place = start + 1
    let isConstant = file.text(start) == "let"
    let isMember = scope.kind != "file"
    while file.isName(place), place < scope.range.upperBound {
      let name = place
      place += 1
      var type: [String] = []
      var isFunction = false
      if file.isMark(place, ":") {
        (type, isFunction, place) = statedType(at: place + 1, upTo: scope.range.upperBound)
      }
      var value: SwiftProgram.Constant.Value?
      if file.isMark(place, "="), !file.isMark(place + 1, "=") {
        value = .expression(place + 1)
        var parser = SwiftExpressionParser(file, at: place + 1, upTo: scope.range.upperBound)
        _ = parser.expression()
        place = max(parser.index, place + 1)
        // Observers, which change nothing of the first value.
        if file.isMark(place, "{"), !file.startsLine[place] { place = file.closing[place] + 1 }
      } else if file.isMark(place, "{") {
        let close = file.closing[place]
        if !isConstant, let body = getter(in: (place + 1)..<max(close, place + 1)) {
          value = .body(body)
        }
        place = close + 1
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
            file: index, types: scope.types, name: file.text(name), type: type, value: value,
            end: max(place, name + 1), place: name, isStatic: isStatic,
            description: description(before: head.first)))
      }
      guard file.isMark(place, ",") else { break }
      place += 1
    }
    return max(place, start + 1)
  }

  /// The names of a type behind a colon, and the index behind it.
  private func statedType(
    at start: Int, upTo end: Int
  ) -> (names: [String], isFunction: Bool, next: Int) {
    var place = start
    var names: [String] = []
    while file.isName(place), ["some", "any"].contains(file.text(place)) { place += 1 }
    if file.isName(place) {
      let found = file.names(from: place)
      names = found.names
      place = found.last + 1
    }
    var isFunction = false
    while place < end, !file.isMark(place, among: "={,;}"), !file.startsLine[place] {
      if file.isMark(place, "-"), file.isMark(place + 1, ">") { isFunction = true }
      // A type with arguments or parts is another one than its name says.
      if file.isMark(place, among: "<[&") || file.isMark(place, "(") { names = [] }
      place = file.isMark(place, among: "([") ? file.closing[place] + 1 : place + 1
    }
    return (names, isFunction, place)
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
  private func description(before place: Int) -> String? {
    guard file.tokens.indices.contains(place) else { return nil }
    let end = file.tokens[place].range.lowerBound
    let start = place > 0 ? file.tokens[place - 1].range.upperBound : 0
    guard start < end else { return nil }
    let lines = String(decoding: file.source.bytes[start..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
    let comment = lines.dropLast(lines.last == "" ? 1 : 0).reversed().prefix { $0.hasPrefix("///") }
    let words = comment.reversed().map { $0.dropFirst(3).trimmingSpaces }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  // MARK: Functions

  private mutating func readFunction(_ word: String, at start: Int, in scope: Scope) -> Int {
    var place = start + 1
    var name = word
    if word == "func" {
      guard file.isName(place) else { return place }
      name = file.text(place)
      place += 1
    }
    while file.isMark(place, among: "?!") { place += 1 }
    if file.isMark(place, "<") {
      while place < scope.range.upperBound, !file.isMark(place, "(") { place += 1 }
    }
    guard file.isMark(place, "("), place < scope.range.upperBound else { return place }
    let close = file.closing[place]
    let parameters = self.parameters(in: (place + 1)..<max(close, place + 1))
    place = close + 1
    var result: [String] = []
    while place < scope.range.upperBound, !file.isMark(place, "{") {
      if file.isMark(place, "-"), file.isMark(place + 1, ">") {
        result = file.names(from: place + 2).names
      }
      // A declaration without a body, in a protocol.
      if file.startsLine[place], !file.isMark(place, "-"), !file.isMark(place, ">"),
        file.text(place) != "where"
      {
        return place
      }
      place += 1
    }
    guard place < scope.range.upperBound else { return place }
    let end = file.closing[place]
    if let parameters {
      functions.append(
        SwiftProgram.Function(
          file: index, types: scope.types, name: name, parameters: parameters, result: result,
          body: (place + 1)..<max(end, place + 1)))
    }
    return end + 1
  }

  /// The parameters of a function; `nil` where one is of a form that this reader doesn't know.
  private func parameters(in range: Range<Int>) -> [SwiftProgram.Function.Parameter]? {
    var parameters: [SwiftProgram.Function.Parameter] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard file.isName(place) else { return nil }
      var label: String? = file.text(place)
      var name = file.text(place)
      place += 1
      if file.isName(place) {
        name = file.text(place)
        place += 1
      }
      if label == "_" { label = nil }
      guard file.isMark(place, ":") else { return nil }
      place += 1
      while file.isMark(place, "@") { place += 2 }
      let type = file.text(place)
      while place < range.upperBound, !file.isMark(place, among: ",=") {
        place = file.isMark(place, among: "([{") ? file.closing[place] + 1 : place + 1
      }
      var fallback: Range<Int>?
      if file.isMark(place, "=") {
        let start = place + 1
        while place < range.upperBound, !file.isMark(place, ",") {
          place = file.isMark(place, among: "([{") ? file.closing[place] + 1 : place + 1
        }
        fallback = start..<min(place, range.upperBound)
      }
      parameters.append(.init(label: label, name: name, type: type, fallback: fallback))
      if file.isMark(place, ",") { place += 1 }
    }
    return parameters
  }
}
