import TokenCompiler

/// Converts the tokens of another tool into the standard's form.
///
/// Each token is converted once, whoever refers to it. What can't be converted is reported with its
/// place, and so is what a file leaves open.
struct ImportConversion {
  let document: ForeignDocument
  let options: ImportOptions
  var diagnostics: DiagnosticCollector
  let paths: [[String]]
  /// The tokens of each path, as references write it: one per file or context.
  private let tokensByPath: [String: [Int]]
  private var outcomes: [Outcome?]
  /// How many conversions wait for the current one.
  var depth = 0
  /// What the token being converted adds to its extensions.
  var extras = ImportedOptions()
  /// What was assumed for the token being converted and those around it; reported once they are
  /// converted.
  private var assumptions: [Diagnostic] = []
  /// The assumptions that were reported, without their messages.
  private var reported: Set<Diagnostic> = []
  /// The context for which values are computed; `nil` for the defaults.
  private var mode: String?
  /// The contexts in which a value that was computed from differs, in order of finding.
  private var modesFound: [String] = []

  /// Values may be computed from values that are computed, this many times.
  static let maximumDepth = 32
  /// Groups may be nested this deep.
  static let maximumPathLength = 200

  /// Why a token can't be converted, as a lower-case phrase.
  struct Fault: Error {
    var message: String
    var range: SourceRange
    /// Groups repetitions; see ``Diagnostic/repetitionKey``.
    var key: String

    init(_ message: String, at range: SourceRange, _ key: String) {
      self.message = message
      self.range = range
      self.key = key
    }
  }

  typealias Outcome = Result<ImportedToken, Fault>

  /// The tokens in the standard's form, in authored order.
  ///
  /// What is left out is reported. A path is left out of all files when one of them has a fault
  /// there: otherwise another context's value would take its place.
  static func convert(
    _ document: ForeignDocument, options: ImportOptions,
    reporting diagnostics: inout DiagnosticCollector
  ) -> [ImportedToken] {
    var conversion = ImportConversion(document, options, diagnostics)
    var tokens: [ImportedToken] = []
    var faultyPaths: Set<[String]> = []
    for (index, token) in document.tokens.enumerated() {
      switch conversion.outcome(of: index) {
      case .success(let token): tokens.append(token)
      case .failure(let fault):
        faultyPaths.insert(conversion.paths[index])
        conversion.diagnostics.report(
          .leftOut(
            token, fault.message + conversion.loss(with: index), at: fault.range, key: fault.key))
      }
    }
    diagnostics = conversion.diagnostics
    return tokens.filter { !faultyPaths.contains($0.path) }
  }

  private init(
    _ document: ForeignDocument, _ options: ImportOptions, _ diagnostics: DiagnosticCollector
  ) {
    self.document = document
    self.options = options
    self.diagnostics = diagnostics
    paths = PathSanitizer(document, reporting: &self.diagnostics).paths
    tokensByPath = Dictionary(grouping: document.tokens.indices) {
      document.tokens[$0].dottedPath
    }
    outcomes = Array(repeating: nil, count: document.tokens.count)
  }

  /// What a token becomes, converted now if it wasn't.
  mutating func outcome(of index: Int) -> Outcome {
    if let known = outcomes[index] { return known }
    let token = document.tokens[index]
    guard depth < Self.maximumDepth else {
      return .failure(Fault("it is computed from too many others", at: token.value.range, "depth"))
    }
    // The token's own state, in place of that of the token which asks for it.
    let outer = (extras, mode, modesFound)
    let firstAssumption = assumptions.count
    (extras, mode, modesFound) = (ImportedOptions(), nil, [])
    depth += 1
    let outcome = Outcome { () throws(Fault) in try converted(token, index) }
    depth -= 1
    (extras, mode, modesFound) = outer
    if case .success = outcome { report(assumptions[firstAssumption...]) }
    assumptions.removeSubrange(firstAssumption...)
    outcomes[index] = outcome
    return outcome
  }

  /// Remembers what the file leaves open, to be reported if the token is converted.
  mutating func assume(_ message: String, at range: SourceRange, key: String) {
    assumptions.append(.assumed(message, at: range, key: key))
  }

  /// Remembers a part of the token that is kept in its extensions alone.
  mutating func noteKept(_ part: String, at range: SourceRange) {
    assumptions.append(.kept(part, of: document.rules, at: range))
  }

  /// Reports assumptions, each once; a place may have several.
  private mutating func report(_ assumptions: ArraySlice<Diagnostic>) {
    for assumption in assumptions {
      var report = assumption
      report.message = ""
      if reported.insert(report).inserted { diagnostics.add([assumption]) }
    }
  }

  private mutating func converted(
    _ token: ForeignToken, _ index: Int
  ) throws(Fault) -> ImportedToken {
    if let modify = token.modify {
      throw Fault("its value is computed by Tokens Studio ('modify')", at: modify.range, "modify")
    }
    guard token.path.count <= Self.maximumPathLength else {
      throw Fault("its path has too many names", at: token.place, "path")
    }
    let type = declaredType(of: token)
    let (value, valueType) = try self.value(token.value, as: type, of: token)
    var result = ImportedToken(source: index, path: paths[index], type: valueType, value: value)
    result.modes = try modes(of: token, as: type, otherThan: value)
    addReplacement(of: token)
    result.options = extras
    return result
  }

  /// The values of a token for other contexts: its own, and those that are computed from tokens with
  /// values for several contexts.
  private mutating func modes(
    of token: ForeignToken, as type: ForeignType?, otherThan value: ImportedValue
  ) throws(Fault) -> [(context: String, value: ImportedValue)] {
    var modes: [(context: String, value: ImportedValue)] = []
    let options = extras
    for own in token.modes {
      mode = own.context
      modes.append((own.context, try self.value(own.value, as: type, of: token).0))
    }
    for context in modesFound where !token.modes.contains(where: { $0.context == context }) {
      mode = context
      let other = try self.value(token.value, as: type, of: token).0
      if other != value { modes.append((context, other)) }
    }
    extras = options
    // What holds in one context only is in the values.
    if !modes.isEmpty { extras.lineHeightPoints = nil }
    return modes
  }

  private mutating func addReplacement(of token: ForeignToken) {
    guard let replacement = token.replacement else { return }
    if let target = tokens(at: replacement).first {
      extras.replacedBy = paths[target]
    } else {
      assume(
        "'\(token.dottedPath)' is replaced by '\(replacement)', which no input has",
        at: token.place, key: "replacement")
    }
  }

  private func loss(with index: Int) -> String {
    document.loss(
      with: index, among: tokensByPath[document.tokens[index].dottedPath] ?? [])
  }

  // MARK: References

  /// The tokens that a reference names: one per file or context that declares it.
  func tokens(at reference: String) -> [Int] {
    if let found = tokensByPath[reference] { return found }
    guard reference.hasSuffix(".value") else { return [] }
    return tokensByPath[String(reference.dropLast(".value".count))] ?? []
  }

  /// The alias of what a reference names, also if that is nothing.
  func alias(_ reference: String) -> ImportedValue {
    if let target = tokens(at: reference).first { return .alias(paths[target]) }
    var names = reference.split(separator: ".").map(String.init)
    if names.last == "value", names.count > 1 { names.removeLast() }
    return .alias(PathSanitizer.legal(names))
  }

  /// The alias of what a reference names, if that has a type or is nothing.
  mutating func alias(_ reference: String, to type: TokenType) -> ImportedValue? {
    self.type(at: reference) == type || tokens(at: reference).isEmpty ? alias(reference) : nil
  }

  /// The type of the token that a reference leads to, through aliases; `nil` when it leads nowhere
  /// or to what can't be converted.
  mutating func type(at reference: String) -> TokenType? {
    var reference = reference
    for _ in 0...document.tokens.count {
      guard let index = tokens(at: reference).first else { return nil }
      guard let next = self.reference(of: document.tokens[index].value) else {
        return try? outcome(of: index).get().type
      }
      reference = next
    }
    return nil
  }

  /// The path of a value that is a reference and nothing else.
  func reference(of value: ForeignValue) -> String? {
    switch value.content {
    case .reference(let path): path
    case .text(let text): ForeignReference.path(of: text)
    default: nil
    }
  }

  /// The one value that a reference leads to, through aliases.
  ///
  /// Throws when there is none, or several in different files.
  mutating func literal(_ reference: String, at range: SourceRange) throws(Fault) -> ForeignValue {
    var found: [ForeignValue] = []
    var seen: Set<Int> = []
    var pending = [reference]
    while let reference = pending.popLast() {
      for index in tokens(at: reference) where seen.insert(index).inserted {
        let token = document.tokens[index]
        guard token.alpha == nil, token.modify == nil else {
          throw Fault(
            "it is computed from '{\(reference)}', which is computed itself", at: range, "chain")
        }
        let value = currentValue(of: token)
        if let next = self.reference(of: value) {
          pending.append(next)
        } else if !found.contains(where: { $0 == value }) {
          found.append(value)
        }
      }
    }
    guard let first = found.first else {
      throw Fault("'{\(reference)}' leads to no value", at: range, "no value")
    }
    guard found.count == 1 else {
      throw Fault(
        "it is computed from '{\(reference)}', which has several values", at: range, "several")
    }
    return ForeignValue(first.content, at: range)
  }

  /// A token's value in the current context.
  private mutating func currentValue(of token: ForeignToken) -> ForeignValue {
    for other in token.modes where !modesFound.contains(other.context) {
      modesFound.append(other.context)
    }
    return token.modes.first { $0.context == mode }?.value ?? token.value
  }
}

extension ForeignValue {
  /// The fault that the value isn't what is wanted, as `shown` and a verb phrase.
  func fault(_ phrase: String, _ key: String) -> ImportConversion.Fault {
    .init("\(shown) \(phrase)", at: range, key)
  }
}
