/// Appends JSON text (RFC 8259) to a byte array, value by value, in the order of the calls.
///
/// The caller keeps the grammar: inside an object each value follows its key. Commas, line breaks
/// and indentation come from the writer.
///
/// ```swift
/// var json = JSONWriter(layout: .indented)
/// json.object { json in
///   json.member("$type", "dimension")
///   json.object("$value") { json in
///     json.member("value", 4.0)
///     json.member("unit", "px")
///   }
/// }
/// ```
package struct JSONWriter: Sendable {
  package enum Layout: Sendable {
    /// One line without spaces.
    case compact
    /// Two spaces per level; an empty object or array stays on its line.
    case indented
    /// As `indented`, with spaces on both sides of a colon, as Xcode writes its files.
    case spaced
  }

  /// The text written so far; without a final line break.
  package private(set) var bytes: [UInt8] = []
  private var layout: Layout
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  package init(layout: Layout = .compact) { self.layout = layout }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text written so far with a final line break, as a file has it.
  package var document: [UInt8] { bytes + [UInt8(ascii: "\n")] }

  // MARK: Structure

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
  }

  package mutating func object<each Value: JSONWritable>(
    _ members: repeat (name: String, value: each Value)
  ) {
    object { writer in
      repeat writer.member((each members).name, (each members).value)
    }
  }

  /// Writes an array whose elements `body` writes.
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
  }

  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    array { writer in
      for element in elements { write(element, &writer) }
    }
  }

  /// Writes a member's name; its value comes next.
  package mutating func key(_ name: String) {
    startElement()
    appendQuoted(name)
    if layout == .spaced { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: ":"))
    if layout != .compact { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  // MARK: Values

  package mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a value on one line, whatever the layout.
  package mutating func line(_ value: some JSONWritable) {
    startElement()
    followsKey = true
    let outerLayout = layout
    layout = .compact
    value.write(to: &self)
    layout = outerLayout
  }

  package mutating func null() { verbatim("null".utf8) }

  fileprivate mutating func string(_ text: String) {
    startElement()
    appendQuoted(text)
  }

  /// Writes a value that is JSON text already, such as a number as its author wrote it.
  package mutating func verbatim(_ json: some Sequence<UInt8>) {
    startElement()
    bytes.append(contentsOf: json)
  }

  // MARK: Members

  package mutating func member(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  package mutating func array<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    key(name)
    array(elements, write)
  }

  // MARK: Text

  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.appendQuoted(text)
    return writer.text
  }

  private mutating func container(open: UInt8, close: UInt8, _ body: (inout JSONWriter) -> Void) {
    startElement()
    bytes.append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    bytes.append(close)
  }

  private mutating func startElement() {
    if followsKey {
      followsKey = false
      return
    }
    guard depth > 0 else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout != .compact else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func appendQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = string.withUTF8Bytes { text in
      guard text.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain {
      for scalar in string.unicodeScalars {
        if let escape = scalar.jsonEscape {
          bytes.append(contentsOf: escape.utf8)
        } else {
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns a Boolean value that indicates whether a byte of a string stands as it is, whatever is around it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Appends a byte of a string, escaped where the standard asks for it.
  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case ..<0x20:
      bytes.append(contentsOf: byte < 0x10 ? #"\u000"#.utf8 : #"\u00"#.utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }
}

/// A value with one form in JSON.
package protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The file that has this as its only value, indented.
  package var document: [UInt8] {
    var writer = JSONWriter(layout: .indented)
    write(to: &writer)
    return writer.document
  }
}

extension String: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.string(self) }
}

/// As ``JSONNumber/text(_:)`` has it. JSON has no infinity and no NaN: they become `null`.
extension Double: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.verbatim((isFinite ? JSONNumber.text(self) : "null").utf8)
  }
}

extension Int: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.verbatim(description.utf8) }
}

extension Bool: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.verbatim((self ? "true" : "false").utf8)
  }
}

/// `null` for nothing.
extension Optional: JSONWritable where Wrapped: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.array(self) { element, writer in element.write(to: &writer) }
  }
}
