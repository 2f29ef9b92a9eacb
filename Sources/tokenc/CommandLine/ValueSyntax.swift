import TokenCompiler
import TokenRuntime

/// How the text of an operand, or of what follows an option, becomes a value.
struct ValueSyntax<Value>: Sendable {
  let form: ValueForm
  /// The part that no two values of a repeatable option share.
  var key: (@Sendable (Value) -> String)?
  /// Reads a text that isn't empty. Messages about it begin with `subject`, as `option '--limit'`.
  let read: @Sendable (_ text: String, _ subject: String) throws(UsageError) -> Value
}

/// The form of a value, as help and a shell that completes words show it.
struct ValueForm: Equatable, Sendable {
  /// For example `NAME=CONTEXT`; empty for an operand, whose name says it.
  let placeholder: String
  /// The words that are possible; none where there are too many to say.
  var choices: [String] = []
  /// The kind of file to which a path leads; `nil` for a value that is not a path.
  var path: PathKind?

  enum PathKind: Equatable, Sendable { case any, file, folder }

  var listsChoices: Bool { choices.count > 5 }
}

extension ValueSyntax {
  /// - Parameter wanted: what is needed, as messages say it.
  static func parsed(
    _ placeholder: String, wanted: String,
    meant: @escaping @Sendable (String) -> String? = { _ in nil },
    _ parse: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(form: ValueForm(placeholder: placeholder)) { text, subject throws(UsageError) in
      if let value = parse(text) { return value }
      let question = meant(text).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("\(subject) needs \(wanted), not '\(text)'\(question)")
    }
  }

  static func choice(of words: [String], _ parse: @escaping @Sendable (String) -> Value?) -> Self {
    let form = ValueForm(
      placeholder: words.count > 5 ? "NAME" : words.joined(separator: "|"), choices: words)
    return Self(form: form) { text, subject throws(UsageError) in
      if words.contains(text), let value = parse(text) { return value }
      throw UsageError("\(subject) has no choice '\(text)'\(form.remedy(for: text))")
    }
  }
}

extension ValueForm {
  /// Answers `; did you mean 'json'?`, or names all choices when none is near.
  func remedy(for text: String) -> String {
    let nearest = Suggestion.phrase(for: text, among: choices)
    return nearest.isEmpty ? "; use one of \(choices.quoted)" : nearest
  }
}

extension ValueSyntax
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  static var choice: Self { choice(of: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) } }
}

extension ValueSyntax where Value == String {
  static func text(_ placeholder: String) -> Self {
    Self(form: ValueForm(placeholder: placeholder)) { text, _ in text }
  }

  /// A file or a folder to read; `-` is the standard input where a file makes sense.
  static func path(_ placeholder: String) -> Self {
    Self(form: ValueForm(placeholder: placeholder, path: .any)) { text, _ in text }
  }

  static func file(_ placeholder: String) -> Self { output(placeholder, .file) }

  static func folder(_ placeholder: String) -> Self { output(placeholder, .folder) }

  private static func output(_ placeholder: String, _ kind: ValueForm.PathKind) -> Self {
    Self(form: ValueForm(placeholder: placeholder, path: kind)) {
      text, subject throws(UsageError) in
      if text != "-" { return text }
      throw UsageError(
        "\(subject) needs a \(kind == .file ? "file" : "folder"), not '-'; '-' is the standard input"
      )
    }
  }

  static var text: Self { text("") }
  static var path: Self { path("") }
}

extension ValueSyntax where Value == UInt64 {
  static func serial(_ placeholder: String) -> Self {
    // A larger one is not exact in JSON.
    parsed(placeholder, wanted: "a whole number up to 2⁵³") { text in
      text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? UInt64(text).flatMap { $0 <= 1 << 53 ? $0 : nil } : nil
    }
  }

  /// A time, or the beginning of a day in UTC, as seconds since 1970.
  static func time(_ placeholder: String) -> Self {
    parsed(placeholder, wanted: "a time such as 2027-06-30T12:00:00Z") { text in
      let time = text.utf8.count == 10 ? text + "T00:00:00Z" : text
      return DateSyntax.secondsSince1970(time).flatMap { $0 >= 1 ? UInt64($0) : nil }
    }
  }
}

extension ValueSyntax where Value == Int {
  static func count(_ placeholder: String) -> Self {
    parsed(placeholder, wanted: "a whole number from 1") { text in
      let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isPlain ? Int(text).flatMap { $0 > 0 ? $0 : nil } : nil
    }
  }
}

extension ValueSyntax where Value == UInt16 {
  static func port(_ placeholder: String) -> Self {
    parsed(placeholder, wanted: "a port from 0 to 65535") { text in
      text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt16(text) : nil
    }
  }
}

extension ValueSyntax where Value == ServedAddress {
  /// An IPv4 address of this machine with a port.
  static func address(_ placeholder: String) -> Self {
    parsed(placeholder, wanted: "an address such as 0.0.0.0:8080") { text in
      ServedAddress(text)
    }
  }
}

extension ValueSyntax where Value == Double {
  static func number(_ placeholder: String) -> Self {
    parsed(placeholder, wanted: "a number from 0") { text in
      text.number(before: "").flatMap { $0 >= 0 ? $0 : nil }
    }
  }
}

extension ValueSyntax where Value == Assignment {
  /// A name and a value around `=`; a name may be assigned once.
  static func assignment(_ placeholder: String) -> Self {
    var syntax = parsed(placeholder, wanted: "'\(placeholder)'") { Assignment($0) }
    syntax.key = { $0.name }
    return syntax
  }
}

extension ValueSyntax where Value == ReleaseVersion {
  static func release(_ placeholder: String) -> Self {
    parsed(placeholder, wanted: "a release such as '2.4.0'", meant: release(meantBy:)) {
      ReleaseVersion($0)
    }
  }

  /// The release of a tag such as `v2.4.0`, or of fewer numbers.
  private static func release(meantBy text: String) -> String? {
    let numbers = text.hasPrefix("v") ? String(text.dropFirst()) : text
    let forms = [numbers, numbers + ".0", numbers + ".0.0"]
    return forms.first { ReleaseVersion($0) != nil }
  }
}
