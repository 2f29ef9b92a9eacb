/// Turns declarations into text; the only part that knows braces and indentation.
struct SwiftRenderer: ~Copyable {
  private var text = TextBuffer()
  private var indentation = 0
  private static let lineLength = 100

  static func render(_ file: SwiftFile) -> GeneratedFile {
    var renderer = SwiftRenderer()
    for line in file.header { renderer.comment(line) }
    renderer.line("// swift-format-ignore-file")
    if !file.imports.isEmpty { renderer.line("") }
    for one in file.imports { renderer.importLines(one) }
    for declaration in file.declarations {
      renderer.line("")
      renderer.declaration(declaration)
    }
    return GeneratedFile(name: file.name, contents: renderer.text.take())
  }

  /// An import that is right whether or not the module has `InternalImportsByDefault`.
  ///
  /// A level that is given to no purpose is a warning, and so is one other than `public` beside an
  /// import without a level elsewhere in a module without that feature.
  private mutating func importLines(_ one: SwiftImport) {
    let spi = one.isLibrary ? "@_spi(Generated) " : ""
    switch one.access {
    case .public: line("\(spi)public import \(one.module)")
    case .package:
      line("#if hasFeature(InternalImportsByDefault)")
      line("  \(spi)package import \(one.module)")
      line("#else")
      line("  \(spi)import \(one.module)")
      line("#endif")
    case .internal, nil: line("\(spi)import \(one.module)")
    }
  }

  // MARK: Declarations

  private mutating func declaration(_ declaration: SwiftDeclaration) {
    if case .conditional(let imports, let members) = declaration.body {
      return conditional(declaration.head, imports, members)
    }
    if let remarks = declaration.remarks { self.remarks(remarks) }
    if let documentation = declaration.documentation { self.documentation(documentation) }
    for attribute in declaration.attributes { line(attribute) }
    if case .brief(let code) = declaration.body {
      return line("\(declaration.head) { \(code) }")
    }
    head(declaration.head)
    switch declaration.body {
    case .none, .brief, .conditional: endLine()
    case .members(let members):
      write(" {\n")
      indented { renderer in renderer.members(members) }
      line("}")
    case .cases(let count, let enumCase, let members):
      write(" {\n")
      text.reserve(count * 60)
      indented { renderer in
        for index in 0..<count { renderer.enumCase(enumCase(index)) }
        if !members.isEmpty { renderer.line("") }
        renderer.members(members)
      }
      line("}")
    case .statements(let statements):
      write(" {\n")
      indented { renderer in
        for statement in statements { renderer.line(statement) }
      }
      line("}")
    case .result(.code(let code))
    where indentation + declaration.head.utf8.count + code.utf8.count < Self.lineLength - 5:
      write(" { \(code) }\n")
    case .result(let expression): block([], expression)
    case .returning(let statements, let expression): block(statements, expression)
    case .value(let expression):
      write(" = ")
      self.expression(expression)
      endLine()
    }
  }

  /// Declarations for some compilers, and the imports that only these need.
  private mutating func conditional(
    _ condition: String, _ imports: [SwiftImport], _ declarations: [SwiftDeclaration]
  ) {
    line("#if " + condition)
    indented { renderer in
      for one in imports { renderer.importLines(one) }
      for (index, declaration) in declarations.enumerated() {
        if index > 0 || !imports.isEmpty { renderer.line("") }
        renderer.declaration(declaration)
      }
    }
    line("#endif")
  }

  /// Writes the head of a body; a list of parameters that is too long for a line gets a line for each.
  private mutating func head(_ text: String) {
    indent()
    guard indentation + text.utf8.count + 2 > Self.lineLength,
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
    else { return write(text) }
    write(String(text[...open]))
    endLine()
    let parameters = Self.parts(ofList: text[text.index(after: open)..<close])
    indented { renderer in
      for (index, parameter) in parameters.enumerated() {
        renderer.line(parameter + (index == parameters.count - 1 ? "" : ","))
      }
    }
    indent()
    write(String(text[close...]))
  }

  /// The parts between commas that stand outside string literals and the arguments of generic types.
  static func parts(ofList text: Substring) -> [String] {
    var parts = [""]
    var isQuoted = false
    var genericDepth = 0
    var previous: Character = ","
    for character in text {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if character == "<", !isQuoted { genericDepth += 1 }
      if character == ">", previous != "-", !isQuoted { genericDepth -= 1 }
      if character == ",", !isQuoted, genericDepth == 0 {
        parts.append("")
      } else if character != " " || previous != "," || isQuoted || genericDepth > 0 {
        parts[parts.count - 1].append(character)
      }
      // A backslash behind a backslash escapes nothing.
      previous = character == "\\" && previous == "\\" ? " " : character
    }
    return parts
  }

  /// Statements in braces; the last is an expression, after `return` unless it stands alone.
  private mutating func block(_ statements: [String], _ result: SwiftExpression) {
    write(" {\n")
    indented { renderer in
      for statement in statements { renderer.line(statement) }
      renderer.indent()
      if !statements.isEmpty { renderer.write("return ") }
      renderer.expression(result)
      renderer.endLine()
    }
    line("}")
  }

  /// Members; those with a body stand apart, cases and the like do not.
  private mutating func members(_ members: [SwiftDeclaration]) {
    for (index, member) in members.enumerated() {
      if index > 0, members[index - 1].hasBody || member.hasBody { line("") }
      declaration(member)
    }
  }

  private mutating func enumCase(_ enumCase: SwiftCase) {
    if let documentation = enumCase.documentation { self.documentation(documentation) }
    for attribute in enumCase.attributes { line(attribute) }
    indent()
    text.append(literal: "case ")
    write(enumCase.name)
    guard let rawValue = enumCase.rawValue else { return endLine() }
    text.append(literal: " = \"")
    writeEscaped(rawValue)
    text.append(literal: "\"\n")
  }

  private mutating func documentation(_ text: String) {
    guard !text.withUTF8Bytes(Self.isPlain) else {
      indent()
      write(text.isEmpty ? "///" : "/// ")
      write(text)
      return endLine()
    }
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = Self.printable(part)
      line(words.isEmpty ? "///" : "/// " + words)
    }
  }

  private mutating func remarks(_ remarks: CommentLines) {
    // The line and what it describes.
    text.reserve(remarks.count * 100)
    for line in 0..<remarks.count {
      for title in remarks.titles(line) { comment(title) }
      guard remarks.isShown(line) else { continue }
      indent()
      text.append(literal: "// ")
      remarks.write(line, &text)
      endLine()
    }
  }

  private mutating func comment(_ text: String) {
    line(text.isEmpty ? "//" : "// " + Self.printable(text[...]))
  }

  /// Returns a Boolean value that indicates whether a text is one line of visible characters of ASCII.
  private static func isPlain(_ utf8: some Sequence<UInt8>) -> Bool {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// The text on one line: spaces for invisible characters and those that turn its direction.
  private static func printable(_ text: Substring) -> String {
    if isPlain(text.utf8) { return String(text) }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(scalar.needsSpelling ? " " : scalar) }
    return String(line)
  }

  // MARK: Expressions

  private mutating func expression(_ expression: SwiftExpression) {
    switch expression {
    case .code(let code): write(code)
    case .call(let function, let arguments): call(function, arguments)
    case .array(let elements): array(elements)
    case .lines(let names): lines(names)
    case .literal(let lines): literal(lines)
    case .numbers(let rows): numbers(rows)
    }
  }

  private mutating func call(
    _ function: String, _ arguments: [(label: String, value: SwiftExpression)]
  ) {
    write(function)
    write("(\n")
    indented { renderer in
      for (index, argument) in arguments.enumerated() {
        renderer.indent()
        if !argument.label.isEmpty { renderer.write(argument.label + ": ") }
        renderer.expression(argument.value)
        renderer.write(index == arguments.count - 1 ? ")" : ",\n")
      }
    }
  }

  private mutating func array(_ elements: [SwiftExpression]) {
    write("[\n")
    indented { renderer in
      for element in elements {
        renderer.indent()
        renderer.expression(element)
        renderer.write(",\n")
      }
    }
    indent()
    write("]")
  }

  private mutating func lines(_ names: NameList) {
    write("\"\"\"\n")
    indented { renderer in
      for index in 0..<names.count {
        if !names[index].isEmpty { renderer.indent() }
        renderer.writeEscaped(names[index])
        renderer.endLine()
      }
      renderer.line("")
      renderer.indent()
    }
    write("\"\"\"")
  }

  private mutating func literal(_ lines: LiteralLines) {
    let hash = lines.isRaw ? "#" : ""
    let continuation = "\\\(hash)\n"
    write(hash + "\"\"\"\n")
    indented { renderer in
      for line in 0..<lines.count {
        renderer.indent()
        lines.write(line, &renderer.text)
        renderer.write(line == lines.count - 1 ? "\n" : continuation)
      }
      renderer.indent()
    }
    write("\"\"\"" + hash)
  }

  private mutating func numbers(_ array: SwiftRows) {
    write("[\n")
    indented { renderer in
      var start = 0
      for (row, end) in array.ends.enumerated() {
        for title in array.comments.titles(row) { renderer.comment(title) }
        renderer.indent()
        for element in array.elements[start..<end] {
          renderer.write(element)
          renderer.write(", ")
        }
        renderer.write("// ")
        array.comments.write(row, &renderer.text)
        renderer.endLine()
        start = end
      }
    }
    indent()
    write("]")
  }

  // MARK: Text

  private mutating func indented(_ body: (inout SwiftRenderer) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  private mutating func indent() { text.append(blanks: indentation) }

  private mutating func line(_ text: String) {
    if !text.isEmpty { indent() }
    write(text)
    endLine()
  }

  private mutating func endLine() { text.append(UInt8(ascii: "\n")) }

  private mutating func write(_ text: String) { self.text.append(text) }

  /// Writes a string as it stands between quotation marks.
  private mutating func writeEscaped(_ string: String) {
    if string.withUTF8Bytes(SwiftLiteral.isPlain) {
      text.append(string)
    } else {
      text.append(SwiftLiteral.escaped(string))
    }
  }

  private mutating func writeEscaped(_ utf8: ArraySlice<UInt8>) {
    if SwiftLiteral.isPlain(utf8) {
      text.append(utf8)
    } else {
      writeEscaped(String(decoding: utf8, as: UTF8.self))
    }
  }

  /// The shortest digits that give the same number, for example `17` or `-0.41`.
  private mutating func write(_ number: Double) {
    if let whole = Int32(exactly: number) {
      text.append(decimal: Int(whole))
    } else {
      write(number.isFinite ? number.description : number < 0 ? "-.infinity" : ".infinity")
    }
  }
}

extension SwiftDeclaration {
  fileprivate var hasBody: Bool {
    switch body {
    case .none, .brief: false
    default: true
    }
  }
}
