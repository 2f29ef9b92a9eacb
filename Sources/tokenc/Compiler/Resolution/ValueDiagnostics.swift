extension Diagnostic {
  /// - Parameter type: the only type whose values have that form.
  static func missingType(
    _ range: SourceRange, _ name: String, _ form: DraftValue?, _ type: TokenType?
  ) -> Diagnostic {
    let group = name.split(separator: ".").dropLast().joined(separator: ".")
    let remedy =
      form.map {
        "2025.10 writes {\"$type\": \"\($0.type.rawValue)\", \"$value\": \($0.standardValue)}"
          + ($0.hasHexAlpha ? ", if alpha stands last as in CSS" : "")
      } ?? type.map {
        "give \(group.isEmpty ? "it" : "it or group '\(group)'") \"$type\": \"\($0.rawValue)\""
      } ?? "give it or a group around it a '$type'"
    let type = form?.type ?? type
    return .error(.missingType, "token '\(name)' has no type; \(remedy)", at: range)
      .repeating("missing type \(type?.rawValue ?? "") in \(group)", limit: 1)
  }

  static func typeOfReplacedToken(
    _ range: SourceRange, _ name: String, _ type: TokenType, earlier: SourceRange
  ) -> Diagnostic {
    .warning(
      .missingType,
      "'\(name)' replaces a token without stating its type; give it '$type': '\(type.rawValue)'",
      at: range, notes: [Note(message: "this is replaced, and its type kept", range: earlier)]
    ).repeating("replacement without type")
  }

  /// - Parameter declared: where the name is, if that is what may be wrong.
  static func typeMismatch(
    _ range: SourceRange, expected: String, found: TokenType, name: String, declared: SourceRange?
  ) -> Diagnostic {
    .error(
      .typeMismatch, "expected \(expected), but '\(name)' is a \(found.rawValue)", at: range,
      notes: declared.map { [Note(message: "'\(name)' is declared here", range: $0)] } ?? [])
  }

  /// A value of another form, with its text when that is short, or the form of an earlier draft.
  static func unexpectedValue(
    _ range: SourceRange, expected: String, as type: TokenType?, _ node: NodeID, in tape: JSONTape
  ) -> Diagnostic {
    let isShort = tape.range(node).end - tape.range(node).start <= 40
    let found =
      switch tape.kind(node) {
      case .string: isShort ? "the string '\(tape.string(node))'" : "a string"
      case .number: isShort ? "the number \(tape.text(node))" : "a number"
      case .true, .false: tape.text(node)
      case .null: "null"
      case .array: "an array"
      case .object, .key, .invalid: "an object"
      }
    guard let form = tape.stringValue(node).flatMap({ DraftValue($0) }), form.type == type else {
      let isNumber = expected.hasPrefix("a number")
      let edit = ValueEdit(node, in: tape).phrase(as: type, isNumber: isNumber)
      return .error(.invalidValue, "expected \(expected), not \(found)\(edit)", at: range)
        .repeating("not \(expected)")
    }
    let message = "\(found) is the form of earlier drafts; 2025.10 writes \(form.shownValue)"
    return .error(.invalidValue, message, at: range).repeating(
      "draft form", remedy: "'tokenc import dtcg-draft' converts the file")
  }

  static func memberBesideReference(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(
      .badReference, "a '$ref' that stands for a value has nothing beside it, such as '\(name)'",
      at: range)
  }

  /// Components as style sheets count them, with those of the standard.
  static func componentsTo255(
    _ range: SourceRange, _ what: String, _ value: Double, of components: [Double]
  ) -> Diagnostic {
    let divided = components.map { JSONNumber.text($0 / 255, decimals: 6) }
    return .error(
      .invalidValue,
      "\(what) is \(JSONNumber.text(value)); it goes from 0 to 1, not to 255: "
        + "\"components\": [\(divided.joined(separator: ", "))]", at: range
    ).repeating("components to 255")
  }

  static func aliasWithoutBraces(_ range: SourceRange, _ text: String, _ path: String) -> Diagnostic
  {
    .error(.aliasWithoutBraces, "'\(text)' lacks the braces of an alias", at: range)
      .suggesting("{\(path)}").repeating("alias without braces")
  }

  /// A unit that is near in spelling is another length (`em` is no `rem`), so none is suggested but
  /// one that differs by case, or that is the same length by another name.
  static func unknownUnit(
    _ range: SourceRange, _ text: String, _ what: String, known: [String]
  ) -> Diagnostic {
    .error(.badUnit, "'\(text)' is not \(what)", at: range).suggesting(
      known.first { $0 == text.lowercased() }
        ?? OtherWords.possibleWord(for: text, among: known),
      orElse: "use \(known.map { "'\($0)'" }.joined(separator: " or "))"
    ).repeating("unit \(text)")
  }

  static func unknownKeyword(
    _ range: SourceRange, _ text: String, _ what: String, known: [String]
  ) -> Diagnostic {
    let list = known.map { "'\($0)'" }.joined(separator: known.count == 2 ? " or " : ", ")
    return .error(.invalidValue, "'\(text)' is not \(what)", at: range).suggesting(
      Suggestion.word(for: text, among: known), orElse: "use \(list)")
  }

  package static func unknownMember(
    _ range: SourceRange, _ name: String, of what: String, known: [String], nearest: String?
  ) -> Diagnostic {
    .error(.invalidValue, "\(what) has no member '\(name)'", at: range).suggesting(
      OtherWords.possibleWord(for: name, among: known) ?? nearest,
      orElse: "its members are \(known.quoted)"
    ).repeating("\(name) of \(what)")
  }

  /// - Parameter edit: what to write, where it is known.
  static func missingMembers(
    _ range: SourceRange, _ names: [String], of what: String, edit: String
  ) -> Diagnostic {
    .error(.invalidValue, "\(what) needs \(names.quoted)\(edit)", at: range)
      .repeating("\(what) without \(names.quoted)")
  }

  static func invalidHex(_ range: SourceRange, _ text: String) -> Diagnostic {
    .error(
      .invalidValue,
      "'\(text.prefix(40))' is not a hex fallback; it is '#' and six digits, and alpha stands in 'alpha'",
      at: range
    ).repeating("hex fallback")
  }

  static func contradictingHex(
    _ range: SourceRange, _ text: String, components: String
  ) -> Diagnostic {
    .warning(
      .contradictingHex,
      "'hex' is \(text), but the components, which count, are \(components); mend one of them",
      at: range
    ).repeating("contradicting hex")
  }
}

extension Diagnostic.ID {
  static let missingType = Self("missing-type")
  package static let typeMismatch = Self("type-mismatch")
  static let contradictingHex = Self("contradicting-hex")
  static let badUnit = Self("bad-unit")
  static let aliasWithoutBraces = Self("alias-without-braces")
}

extension TokenType {
  /// The type of a value whose members only one type has; `nil` for any other, such as a plain number.
  init?(certainOf value: NodeID, in tape: JSONTape) {
    func has(_ name: String) -> Bool { tape.member(name, of: value) != nil }
    guard tape.kind(value) == .object else { return nil }
    if has("colorSpace") {
      self = .color
    } else if has("unit") {
      let unit = tape.member("unit", of: value).flatMap { tape.stringValue($0) }
      self = ["ms", "s"].contains(unit) ? .duration : .dimension
    } else if has("fontSize") || has("fontFamily") {
      self = .typography
    } else if has("offsetX") || has("offsetY") {
      self = .shadow
    } else if has("style") && has("width") {
      self = .border
    } else {
      return nil
    }
  }
}
