import TokenCompiler

/// Converts the tokens of another tool into the standard's form.
///
/// Each token is converted once, however many others refer to it. What can't be converted is
/// reported with its position, and so is what a file leaves open.
struct ImportConversion {
  /// Files are added where a token needs one in each context.
  var document: ForeignDocument
  let options: ImportOptions
  var diagnostics: DiagnosticCollector
  let paths: [[String]]
  /// The tokens of each path, as references write it: one per file or context.
  let tokensByPath: [String: [Int]]
  /// Those of them that get one path, which they have in common.
  private let siblings: [SiblingKey: [Int]]
  private var outcomes: [Outcome?]
  /// How many conversions wait for the current one.
  var depth = 0
  /// The members that the token being converted adds to its extensions.
  var extras = ImportedOptions()
  /// The assumptions for the token being converted and those around it, reported at the end.
  var assumptions: [Diagnostic] = []
  /// The assumptions that were reported, without their messages.
  private var reported: Set<Diagnostic> = []
  let choices: ForeignChoices
  /// The types of the tokens of a font that text styles refer to, by the path that references write.
  let fontParts: [String: TokenType]
  /// The evidence in all files for the scale of values that leave it open.
  let magnitudes: Magnitudes
  var choice: [Int]
  /// The dimensions that decide what the current token's value is computed from.
  var dependencies: Set<Int> = []
  var filesByContext: [ContextFile: Int] = [:]

  /// The contexts of one dimension in which a token has no value, by its path as references write it.
  private(set) var absences: [String: Absence] = [:]
  /// The paths that were asked for such contexts.
  var askedPaths: Set<String> = []
  /// A Boolean value that indicates whether one was asked for before it had any.
  private var isUnsettled = false
  /// A Boolean value that indicates whether a loss in some contexts leaves the others their values.
  private var splitsLosses = true

  struct Absence: Equatable {
    var dimension: Int
    var contexts: Set<Int>
  }

  struct ContextFile: Hashable {
    var file: Int
    var dimension: Int
    var context: Int
  }

  private struct SiblingKey: Hashable {
    var path: [String]
    /// As references write it.
    var written: String
  }

  /// A reference within a text, and the contexts in which it is followed.
  struct ComputedKey: Hashable {
    var reference: String
    var choice: [Int]
  }

  /// The tokens that a reference names.
  struct Target {
    var tokens: [Int]
    /// The dimensions that decide which of them counts.
    var deciding: Set<Int>
    /// A Boolean value that indicates whether each counts in some contexts only.
    var isSwitched: Bool
  }

  struct ComputedText {
    var text: String
    /// How many conversions wait for the innermost of it.
    var height: Int
    var dependencies: Set<Int>
    /// The assumptions, besides that it is computed.
    var assumptions: [Diagnostic]
  }

  /// Values may be computed from values that are computed, this many times.
  static let maximumDepth = 32
  /// One reference may lead to this many others, through sums of sums: each may double their number.
  static let maximumComputations = 1_000
  /// The bytes of a text that is put together of others.
  static let maximumComputedText = 10_000
  /// The number of computations to which the followed reference of the current token has led.
  var computations = 0
  /// The depth of the current token.
  var tokenDepth = 0
  /// The highest ``depth`` of the text that is being computed.
  var deepest = 0
  /// The tokens that references name.
  var targets: [String: Target] = [:]
  /// Of several tokens that references name those that count.
  var winners: [ComputedKey: Int?] = [:]
  /// The texts that references within texts stand for.
  var computedTexts: [ComputedKey: ComputedText] = [:]
  /// The depth of the token whose text style is being converted, so that its weight may say a slant; -1 for none.
  var textStyleDepth = -1
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

    /// The fault with the choice that has it, unless that is the default one.
    func noting(_ choice: [Int], _ dimensions: Set<Int>, _ choices: ForeignChoices) -> Fault {
      guard choice != choices.defaults else { return self }
      return Fault("\(message) (in \(choices.shown(choice, dimensions)))", at: range, key)
    }
  }

  /// The tokens that one becomes: several for contexts with own ones, none where another always counts.
  typealias Outcome = Result<[ImportedToken], Fault>

  struct Conversion {
    var tokens: [ImportedToken] = []
    var leftOut: [[String]] = []
    /// The paths that some contexts lack, as references write them.
    var holes: [(path: String, contexts: [String])] = []
  }

  /// The tokens in the standard's form.
  ///
  /// Every token that is left out is reported. Where one context of a modifier has a fault, the others keep their
  /// values, if no value of another context takes the place; otherwise the path is left out of all.
  static func convert(
    _ document: inout ForeignDocument, options: ImportOptions,
    reporting diagnostics: inout DiagnosticCollector
  ) -> Conversion {
    var absences: [String: Absence] = [:]
    // What refers to a token has no value where that has none: the tokens are converted again until
    // no more is lost, as they may refer to one another in a circle.
    for round in 0... {
      var conversion = ImportConversion(document, options, diagnostics)
      conversion.absences = absences
      conversion.splitsLosses = round < Self.maximumDepth
      let result = conversion.convertAll()
      guard conversion.isUnsettled, conversion.absences != absences else {
        diagnostics = conversion.diagnostics
        document = conversion.document
        return result
      }
      absences = conversion.absences
    }
    return Conversion()
  }

  private mutating func convertAll() -> Conversion {
    var result = Conversion()
    // By the indices of their sources.
    var tokens: [[ImportedToken]] = Array(repeating: [], count: document.tokens.count)
    var faultyPaths: Set<[String]> = []
    for path in targetsFirst {
      let indices = tokensByPath[path] ?? []
      let faults = indices.compactMap { index -> (index: Int, fault: Fault)? in
        switch outcome(of: index) {
        case .success(let converted): tokens[index] = converted
        case .failure(let fault): return (index, fault)
        }
        return nil
      }
      for (path, found) in faults.grouped(by: { paths[$0.index] }) {
        if let absence = splitLoss(of: found.map(\.index), &tokens) {
          for (index, fault) in found { reportLoss(of: index, fault, in: absence) }
          continue
        }
        faultyPaths.insert(path)
        for (index, fault) in found {
          diagnostics.report(
            .leftOut(
              document.tokens[index],
              fault.message + document.loss(with: index, among: indices), at: fault.range,
              key: fault.key))
        }
      }
    }
    result.leftOut = paths.filter(faultyPaths.contains).unique()
    result.tokens = tokens.joined().filter { !faultyPaths.contains($0.path) }
    for (path, absence) in absences.sorted(byBytesOf: \.key) {
      guard !(tokensByPath[path] ?? []).contains(where: { faultyPaths.contains(paths[$0]) })
      else { continue }
      result.holes.append((path, shown(absence)))
    }
    return result
  }

  /// The paths of all tokens as references write them, each after those that it refers to: what has no
  /// value in a context is known then before it is asked for.
  private var targetsFirst: [String] {
    var order: [String] = []
    var seen: Set<String> = []
    for token in document.tokens {
      var pending = [(path: token.dottedPath, isOpen: false)]
      while let (path, isOpen) = pending.popLast() {
        if isOpen {
          order.append(path)
        } else if seen.insert(path).inserted {
          pending.append((path, true))
          for token in (tokensByPath[path] ?? []).map({ document.tokens[$0] }) {
            for reference in ([token.value] + token.modes.map(\.value)).flatMap(\.references) {
              guard let target = tokens(at: reference).first else { continue }
              pending.append((document.tokens[target].dottedPath, false))
            }
          }
        }
      }
    }
    return order
  }

  private init(
    _ document: ForeignDocument, _ options: ImportOptions, _ diagnostics: DiagnosticCollector
  ) {
    self.document = document
    self.options = options
    self.diagnostics = diagnostics
    choices = ForeignChoices(document)
    choice = choices.defaults
    fontParts = document.fontParts
    magnitudes = Magnitudes(of: document)
    paths = PathSanitizer(document, reporting: &self.diagnostics).paths
    let paths = paths
    tokensByPath = Dictionary(grouping: document.tokens.indices) { document.tokens[$0].dottedPath }
    siblings = Dictionary(grouping: document.tokens.indices) {
      SiblingKey(path: paths[$0], written: document.tokens[$0].dottedPath)
    }
    outcomes = Array(repeating: nil, count: document.tokens.count)
  }

  /// The tokens that one becomes, converted now if it wasn't.
  mutating func outcome(of index: Int) -> Outcome {
    if let known = outcomes[index] { return known }
    let token = document.tokens[index]
    guard depth < Self.maximumDepth else {
      return .failure(Fault("it is computed from too many others", at: token.value.range, "depth"))
    }
    // The token's own state, in place of that of the token which asks for it.
    let outerExtras = extras
    let outerChoice = choice
    let outerDependencies = dependencies
    let outerComputations = computations
    let outerDepth = tokenDepth
    let firstAssumption = assumptions.count
    dependencies = []
    depth += 1
    tokenDepth = depth
    let outcome = Outcome { () throws(Fault) in try converted(token, index) }
    depth -= 1
    extras = outerExtras
    choice = outerChoice
    dependencies = outerDependencies
    computations = outerComputations
    tokenDepth = outerDepth
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

  /// Remembers the members of a value that say nothing in the standard.
  mutating func noteUnread(of value: ForeignValue, _ type: TokenType, besides known: Set<String>) {
    for member in value.members where !known.contains(member.name) {
      document.ledger.note(member.value.range, isRead: false)
      assumptions.append(
        .leftOut(
          "'\(member.name)' of a \(type.rawValue) is not read", at: member.value.range,
          key: "part \(member.name)"))
    }
  }

  /// Reports assumptions, each once; a position may have several.
  private mutating func report(_ assumptions: ArraySlice<Diagnostic>) {
    for assumption in assumptions {
      var report = assumption
      report.message = ""
      if reported.insert(report).inserted { diagnostics.add([assumption]) }
    }
  }

  private mutating func converted(
    _ token: ForeignToken, _ index: Int
  ) throws(Fault) -> [ImportedToken] {
    guard token.path.count <= Self.maximumPathLength else {
      throw Fault("its path has too many names", at: token.range, "path")
    }
    let key = SiblingKey(path: paths[index], written: token.dottedPath)
    let siblings = self.siblings[key] ?? [index]
    let (rows, faults) = try rows(of: token, index, among: siblings)
    guard let first = rows.first else { return [] }
    let varying = rows.count == 1 && faults.isEmpty ? [] : dependencies
    if let loss = faults.first {
      // It has values in some contexts of one dimension only, unless its losses are spread otherwise.
      let split = splitsLosses ? split(rows, index, siblings, varying, faults.map(\.choice)) : nil
      guard let split else { throw loss.fault.noting(loss.choice, varying, choices) }
      add(split.absence, of: token.dottedPath)
      reportLoss(of: index, loss.fault, in: split.absence)
      return split.tokens
    }
    if let value = joined(rows, over: varying) { return [imported(value, index, in: token.file)] }
    let names = varying.sorted().map { document.dimensions[$0].name }.quoted
    if let other = rows.first(where: {
      $0.type != first.type && $0.type != nil && first.type != nil
    }) {
      throw Fault(
        "it is of type '\(first.type?.rawValue ?? "")' and of type '\(other.type?.rawValue ?? "")', "
          + "depending on \(names)", at: token.value.range, "types")
    }
    if let split = split(rows, index, siblings, varying, []) { return split.tokens }
    throw Fault(
      "it is computed from what varies with \(names), and neither modes nor files for each context can "
        + "say all of its values", at: token.value.range, "at once")
  }

  /// A token in files for the contexts of one dimension, where these can say all of its values.
  ///
  /// - Parameter lost: the choices in which it has none.
  private mutating func split(
    _ rows: [Row], _ index: Int, _ siblings: [Int], _ varying: Set<Int>, _ lost: [[Int]]
  ) -> (tokens: [ImportedToken], absence: Absence)? {
    let source = document.tokens[index].file
    guard siblings.count == 1, choices.dimensions(switching: source).isEmpty else { return nil }
    for dimension in splitOrder(of: varying) {
      let lost = Set(lost.map { $0[dimension] })
      let parts = rows.grouped { $0.choice[dimension] }
      let values = parts.compactMap { joined($0.elements, over: varying.subtracting([dimension])) }
      guard lost.isDisjoint(with: parts.map(\.key)), values.count == parts.count else { continue }
      let tokens = zip(parts, values).map { part, value in
        imported(value, index, in: file(like: source, in: part.key, of: dimension))
      }
      return (tokens, Absence(dimension: dimension, contexts: lost))
    }
    return nil
  }

  /// Leaves a path out of the contexts of one dimension in which tokens with a fault would count,
  /// if that lets no other token take their place.
  ///
  /// - Parameters:
  ///   - faulty: the tokens of one path that have a fault.
  ///   - tokens: what was converted, by its sources; those of the path that count elsewhere are put into
  ///     files for the contexts in which they do.
  private mutating func splitLoss(of faulty: [Int], _ tokens: inout [[ImportedToken]]) -> Absence? {
    let siblings = tokensByPath[document.tokens[faulty[0]].dottedPath] ?? []
    guard splitsLosses, siblings.count > faulty.count,
      siblings.allSatisfy({ paths[$0] == paths[faulty[0]] })
    else { return nil }
    let deciding = choices.dimensions(deciding: siblings)
    guard deciding.count == 1, let dimension = deciding.first else { return nil }
    var lost: Set<Int> = []
    var contexts: [Int: [Int]] = [:]
    for context in 0..<choices.contextCounts[dimension] {
      var choice = choices.defaults
      choice[dimension] = context
      guard let winner = choices.winner(of: siblings, in: choice) else { continue }
      if faulty.contains(winner) {
        lost.insert(context)
      } else {
        contexts[winner, default: []].append(context)
      }
    }
    guard !contexts.isEmpty else { return nil }
    for source in siblings.sorted(by: >) {
      for number in tokens[source].indices.reversed() {
        let token = tokens[source][number]
        let isSwitched = !choices.dimensions(switching: token.file).isEmpty
        let isOnWhereLost = lost.contains {
          document.dimensions[dimension].contexts[$0].files.contains(token.file)
        }
        guard !isSwitched || isOnWhereLost else { continue }
        let copies = (contexts[source] ?? []).map { context in
          var copy = token
          copy.file = file(like: token.file, in: context, of: dimension)
          return copy
        }
        tokens[source].replaceSubrange(number...number, with: copies)
      }
    }
    let absence = Absence(dimension: dimension, contexts: lost)
    if !lost.isEmpty { add(absence, of: document.tokens[faulty[0]].dottedPath) }
    return absence
  }

  private mutating func add(_ absence: Absence, of path: String) {
    isUnsettled = isUnsettled || absences[path] != absence && askedPaths.contains(path)
    absences[path] = absence
  }

  private mutating func reportLoss(of index: Int, _ fault: Fault, in absence: Absence) {
    let token = document.tokens[index]
    diagnostics.report(
      .leftOut(token, fault.message, at: fault.range, key: fault.key, inOnly: shown(absence)))
  }

  /// For example `'scheme=dark'`.
  private func shown(_ absence: Absence) -> [String] {
    absence.contexts.sorted().compactMap { choices.shown($0, in: absence.dimension) }
  }

  private func imported(_ value: ValueByContext, _ index: Int, in file: Int) -> ImportedToken {
    ImportedToken(
      source: index, file: file, path: paths[index], type: value.base.type, value: value.base.value,
      modes: value.modes, options: value.base.options)
  }

  mutating func addReplacement(of token: ForeignToken) {
    guard let replacement = token.replacement else { return }
    if let target = tokens(at: replacement).first {
      extras.replacedBy = paths[target]
    } else {
      assume(
        "'\(token.dottedPath)' is replaced by '\(replacement)', which no input has",
        at: token.range, key: "replacement")
    }
  }
}

extension ForeignValue {
  /// The fault that the value isn't what is wanted, as `shown` and a verb phrase.
  func fault(_ phrase: String, _ key: String) -> ImportConversion.Fault {
    .init("\(shown) \(phrase)", at: range, key)
  }
}
