import TokenCompiler

/// The names that a spec may give its parts.
extension ComponentReader {
  mutating func checkTypeName(_ name: String, _ what: String, _ range: SourceRange) {
    checkName(
      name, what, range, first: UInt8(ascii: "A")...UInt8(ascii: "Z"), taken: ReservedNames.types,
      "a capital, then letters and digits, as in 'DataView'")
  }

  /// Checks the name of a case, an element, a property or a field; `key` may name it for servers.
  mutating func checkMemberName(
    _ name: String, _ what: String, _ range: SourceRange,
    taken: Set<String> = ReservedNames.members, key: String? = nil
  ) {
    checkName(
      name, what, range, first: UInt8(ascii: "a")...UInt8(ascii: "z"), taken: taken,
      "a small letter, then letters and digits, as in 'titleColor'", key)
  }

  private mutating func checkName(
    _ name: String, _ what: String, _ range: SourceRange, first: ClosedRange<UInt8>,
    taken: Set<String>, _ form: String, _ key: String? = nil
  ) {
    if !SwiftName.isTypeName(name) || name.utf8.first.map(first.contains) != true {
      report(.invalidCase, "'\(name)' can't name \(what); it takes \(form)", at: range)
    } else if taken.contains(name) {
      report(.takenName(range, name, what, key: key))
    }
  }

  mutating func checkServerNames(_ cases: [CaseSpec]) {
    if let special = cases.first(where: { $0.sent != .text }),
      let other = cases.first(where: { $0.sent != special.sent })
    {
      report(
        .componentSpec,
        "'\(special.name)' is \(special.sent.words) for servers, but '\(other.name)' is "
          + "\(other.sent.words); give all cases the same", at: other.range)
    }
    var known: [String: SourceRange] = [:]
    for one in cases {
      for name in one.allServerNames {
        checkComposed(name, one.range)
        guard let first = known.updateValue(one.range, forKey: name) else { continue }
        report(
          .duplicateServerName, "two cases have the server string '\(name)'", at: one.range,
          notes: [Diagnostic.Note(message: "the first is here", range: first)])
      }
    }
  }

  mutating func checkComposed(_ serverName: String, _ range: SourceRange) {
    guard !NormalForm.isComposed(serverName) else { return }
    report(.uncomposedServerName(range, serverName))
  }

  mutating func checkParameters(of spec: ComponentSpec<Alias>) {
    var enums: [String: ChoiceSpec] = [:]
    for choice in spec.choices {
      guard let first = enums.updateValue(choice, forKey: choice.parameter) else { continue }
      report(
        .invalidCase,
        "enums '\(first.name)' and '\(choice.name)' would both be the parameter "
          + "'\(choice.parameter)'", at: choice.range,
        notes: [Diagnostic.Note(message: "'\(first.name)' is here", range: first.range)])
    }
    let chosen = spec.lookParameters.map(\.choice)
    let chosenAnywhere = Set(chosen + spec.layoutParameters.map(\.choice)).sorted()
    for choice in chosenAnywhere.map({ spec.choices[$0] })
    where ReservedNames.parameters.contains(choice.parameter) {
      report(
        .invalidCase,
        "looks and layouts can't depend on an enum '\(choice.name)', as '\(choice.parameter)' "
          + "has another meaning there", at: choice.range)
    }
    var bound: [String: ContentReference] = [:]
    for one in spec.lookFields {
      let reference = one.reference
      let range = reference.within.isEmpty ? one.field.range : reference.range
      if ReservedNames.parameters.contains(one.name) {
        report(.takenName(range, one.name, "a field that looks take a value from", key: "key"))
      } else if let choice = chosen.first(where: { spec.choices[$0].parameter == one.name }) {
        report(
          .invalidCase,
          "'\(one.name)' can't name a field that looks take a value from; it names the "
            + "'\(spec.choices[choice].name)' on which they depend", at: range)
      } else if let first = bound.updateValue(reference, forKey: one.name) {
        report(
          .invalidCase,
          "'{content.\(first.path)}' and '{content.\(reference.path)}' would both be the "
            + "parameter '\(one.name)' of looks; give a field another name and keep its 'key'",
          at: reference.range,
          notes: [Diagnostic.Note(message: "'{content.\(first.path)}' is here", range: first.range)]
        )
      }
    }
    let parameters = spec.layoutParameters
    for property in spec.layout {
      if ["theme", "context"].contains(property.name) {
        report(.takenName(property.range, property.name, "a layout property"))
      }
      for parameter in parameters where parameter.name == property.name {
        if case .choice(parameter.choice) = property.kind { continue }
        report(
          .invalidCase,
          "'\(property.name)' can't name this layout property; it names the "
            + "'\(spec.choices[parameter.choice].name)' on which the layout depends",
          at: property.range)
      }
    }
  }
}

extension SentKind {
  fileprivate var words: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .flag: "true or false"
    }
  }
}
