import TokenCompiler

/// Converts the tokens of another tool into the standard's form.
///
/// Each token is converted once, however many others refer to it. What can't be converted is
/// reported with its place, and so is what a file leaves open.
struct ImportConversion {
  /// Files are added where a token needs one in each context.
  private(set) var document: ForeignDocument
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
  private let choices: ForeignChoices
  /// What the tokens are of a font that text styles refer to, by the path that references write.
  let fontParts: [String: TokenType]
  /// The contexts in which the current token is converted.
  private var choice: [Int]
  /// The dimensions that decide what the current token's value is computed from.
  private var dependencies: Set<Int> = []
  /// The files that were added, by the file whose tokens they have in one context.
  private var filesByContext: [ContextFile: Int] = [:]

  /// The contexts of one dimension in which a token has no value, by its path as references write it.
  private var absences: [String: Absence] = [:]
  /// Whether a loss in some contexts leaves the others their values.
  private var splitsLosses = true

  struct Absence: Hashable {
    var dimension: Int
    var contexts: Set<Int>
  }

  private struct ContextFile: Hashable {
    var file: Int
    var dimension: Int
    var context: Int
  }

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

  /// What a token becomes: several where each context of a dimension has its own, and none where
  /// another one always counts.
  typealias Outcome = Result<[ImportedToken], Fault>

  /// What became of a document's tokens.
  struct Conversion {
    /// In authored order.
    var tokens: [ImportedToken] = []
    /// The paths that are left out.
    var leftOut: [[String]] = []
    /// The paths that some contexts lack, as references write them.
    var holes: [(path: String, contexts: String)] = []
  }

  /// The tokens in the standard's form.
  ///
  /// What is left out is reported. Where one context of a modifier has a fault, the others keep their
  /// values, if no value of another context takes the place; otherwise the path is left out of all.
  static func convert(
    _ document: inout ForeignDocument, options: ImportOptions,
    reporting diagnostics: inout DiagnosticCollector
  ) -> Conversion {
    var absences: [String: Absence] = [:]
    // What refers to a token has no value where that has none: the tokens are converted again until
    // no more is lost.
    for round in 0... {
      var conversion = ImportConversion(document, options, diagnostics)
      conversion.absences = absences
      conversion.splitsLosses = round < Self.maximumDepth
      let result = conversion.convertAll()
      guard conversion.absences != absences else {
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
    result.tokens.reserveCapacity(document.tokens.count)
    var faults: [(index: Int, fault: Fault)] = []
    for index in document.tokens.indices {
      switch outcome(of: index) {
      case .success(let converted): result.tokens += converted
      case .failure(let fault): faults.append((index, fault))
      }
    }
    var faultyPaths: Set<[String]> = []
    for (path, found) in faults.grouped(by: { paths[$0.index] }) {
      if let absence = splitLoss(of: found.map(\.index), &result.tokens) {
        for (index, fault) in found { reportLoss(of: index, fault, in: absence) }
        continue
      }
      faultyPaths.insert(path)
      result.leftOut.append(path)
      for (index, fault) in found {
        diagnostics.report(
          .leftOut(
            document.tokens[index], fault.message + loss(with: index), at: fault.range,
            key: fault.key))
      }
    }
    if !faultyPaths.isEmpty { result.tokens.removeAll { faultyPaths.contains($0.path) } }
    for (path, absence) in absences.sorted(byBytesOf: \.key) {
      guard !(tokensByPath[path] ?? []).contains(where: { faultyPaths.contains(paths[$0]) })
      else { continue }
      result.holes.append((path, shown(absence)))
    }
    return result
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
    let outer = (extras, choice, dependencies)
    let firstAssumption = assumptions.count
    dependencies = []
    depth += 1
    let outcome = Outcome { () throws(Fault) in try converted(token, index) }
    depth -= 1
    (extras, choice, dependencies) = outer
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
  ) throws(Fault) -> [ImportedToken] {
    guard token.path.count <= Self.maximumPathLength else {
      throw Fault("its path has too many names", at: token.place, "path")
    }
    let siblings = tokensByPath[token.dottedPath]?.filter { paths[$0] == paths[index] } ?? [index]
    let (rows, faults) = try rows(of: token, index, among: siblings)
    guard let first = rows.first else { return [] }
    let varying = rows.count == 1 && faults.isEmpty ? [] : dependencies
    if !faults.isEmpty {
      return try converted(rows, of: index, without: faults, among: siblings, over: varying)
    }
    if let value = joined(rows, over: varying) {
      return [imported(value, index, in: token.file)]
    }
    let names = varying.sorted().map { document.dimensions[$0].name }.quoted
    if let other = rows.first(where: {
      $0.type != first.type && $0.type != nil && first.type != nil
    }) {
      throw Fault(
        "it is of type '\(first.type?.rawValue ?? "")' and of type '\(other.type?.rawValue ?? "")', "
          + "depending on \(names)", at: token.value.range, "types")
    }
    let isAlone = siblings.count == 1 && choices.dimensions(switching: token.file).isEmpty
    for dimension in isAlone ? splitOrder(of: varying) : [] {
      let parts = rows.grouped { $0.choice[dimension] }
      let values = parts.compactMap { joined($0.elements, over: varying.subtracting([dimension])) }
      guard values.count == parts.count else { continue }
      return zip(parts, values).map { part, value in
        let file = file(like: token.file, in: part.key, of: dimension)
        return imported(value, index, in: file)
      }
    }
    throw Fault(
      "it is computed from what varies with \(names), and neither modes nor files for each context can "
        + "say all of its values", at: token.value.range, "at once")
  }

  /// A token that has values in some contexts of one dimension only.
  ///
  /// Throws where its losses are spread otherwise.
  private mutating func converted(
    _ rows: [Row], of index: Int, without faults: [(choice: [Int], fault: Fault)],
    among siblings: [Int], over varying: Set<Int>
  ) throws(Fault) -> [ImportedToken] {
    let token = document.tokens[index]
    let isAlone = siblings.count == 1 && choices.dimensions(switching: token.file).isEmpty
    for dimension in isAlone && splitsLosses ? splitOrder(of: varying) : [] {
      let lost = Set(faults.map { $0.choice[dimension] })
      let parts = rows.grouped { $0.choice[dimension] }
      guard lost.isDisjoint(with: parts.map(\.key)) else { continue }
      let values = parts.compactMap { joined($0.elements, over: varying.subtracting([dimension])) }
      guard values.count == parts.count else { continue }
      let absence = Absence(dimension: dimension, contexts: lost)
      absences[token.dottedPath] = absence
      reportLoss(of: index, faults[0].fault, in: absence)
      return zip(parts, values).map { part, value in
        imported(value, index, in: file(like: token.file, in: part.key, of: dimension))
      }
    }
    var fault = faults[0].fault
    if faults[0].choice != choices.defaults {
      fault.message += " (in \(choices.shown(faults[0].choice, varying)))"
    }
    throw fault
  }

  /// Leaves a path out of the contexts of one dimension in which tokens with a fault would count,
  /// if that lets no other token take their place.
  ///
  /// - Parameters:
  ///   - faulty: the tokens of one path that have a fault.
  ///   - tokens: what was converted; those of the path that count elsewhere are put into files for
  ///     the contexts in which they do.
  private mutating func splitLoss(of faulty: [Int], _ tokens: inout [ImportedToken]) -> Absence? {
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
    let sources = Set(siblings)
    for place in tokens.indices.reversed() where sources.contains(tokens[place].source) {
      let token = tokens[place]
      let isSwitched = !choices.dimensions(switching: token.file).isEmpty
      let isOnWhereLost = lost.contains {
        document.dimensions[dimension].contexts[$0].files.contains(token.file)
      }
      guard !isSwitched || isOnWhereLost else { continue }
      let copies = (contexts[token.source] ?? []).map { context in
        var copy = token
        copy.file = file(like: token.file, in: context, of: dimension)
        return copy
      }
      tokens.replaceSubrange(place...place, with: copies)
    }
    let absence = Absence(dimension: dimension, contexts: lost)
    if !lost.isEmpty { absences[document.tokens[faulty[0]].dottedPath] = absence }
    return absence
  }

  private mutating func reportLoss(of index: Int, _ fault: Fault, in absence: Absence) {
    let token = document.tokens[index]
    diagnostics.report(
      .leftOut(
        "token '\(token.dottedPath)' has no value in \(shown(absence)): \(fault.message)",
        at: fault.range, key: fault.key))
  }

  /// For example `'scheme=dark'`.
  private func shown(_ absence: Absence) -> String {
    absence.contexts.sorted().compactMap { context in
      choices.name(of: context, in: absence.dimension).map {
        "\(document.dimensions[absence.dimension].name)=\($0)"
      }
    }.quoted
  }

  private func imported(_ value: ValueByContext, _ index: Int, in file: Int) -> ImportedToken {
    ImportedToken(
      source: index, file: file, path: paths[index], type: value.base.type, value: value.base.value,
      modes: value.modes, options: value.base.options)
  }

  // MARK: Contexts

  /// A token's value in some contexts.
  private struct Row {
    var choice: [Int]
    var value: ImportedValue
    var type: TokenType?
    var options: ImportedOptions
  }

  /// A value, and others for single contexts.
  private struct ValueByContext {
    var base: Row
    var modes: [(context: String, value: ImportedValue)]
  }

  /// The values of a token in all contexts in which it counts and whose choice makes a difference, and
  /// the faults of those in which it has none.
  ///
  /// - Parameter siblings: the tokens of its path.
  private mutating func rows(
    of token: ForeignToken, _ index: Int, among siblings: [Int]
  ) throws(Fault) -> (rows: [Row], faults: [(choice: [Int], fault: Fault)]) {
    choice = choices.defaults
    dependencies = choices.dimensions(ofModesIn: token)
    let first = Result { () throws(Fault) in try row(of: token) }
    guard !dependencies.isEmpty else { return ([try first.get()], []) }
    dependencies.formUnion(choices.dimensions(deciding: siblings))
    var rows: [Row] = []
    var faults: [(choice: [Int], fault: Fault)] = []
    var looked: Set<Int> = []
    // What is looked up in one context may depend on further dimensions.
    while looked != dependencies {
      looked = dependencies
      guard let combinations = choices.combinations(of: looked, around: choices.defaults) else {
        throw Fault(
          "more than \(ForeignChoices.maximumCount) combinations of contexts choose its value",
          at: token.value.range, "combinations")
      }
      rows = []
      faults = []
      for combination in combinations
      where choices.winner(of: siblings, in: combination) == index {
        choice = combination
        do throws(Fault) {
          rows.append(try row(of: token))
        } catch {
          faults.append((combination, error))
        }
      }
    }
    if rows.isEmpty, let (choice, fault) = faults.first {
      var fault = fault
      if choice != choices.defaults { fault.message += " (in \(choices.shown(choice, looked)))" }
      throw fault
    }
    return (rows, faults)
  }

  /// The token's value in the current contexts.
  private mutating func row(of token: ForeignToken) throws(Fault) -> Row {
    extras = ImportedOptions()
    addReplacement(of: token)
    let value = choices.value(of: token, in: choice)
    let (converted, type) = try self.value(value, as: declaredType(of: token), of: token)
    return Row(choice: choice, value: converted, type: type, options: extras)
  }

  /// One value with modes that is equal to all rows, if there is one.
  private func joined(_ rows: [Row], over dimensions: Set<Int>) -> ValueByContext? {
    var base = rows[0]
    guard
      rows.allSatisfy({
        ($0.type == base.type || $0.type == nil || base.type == nil)
          && $0.options.textCase == base.options.textCase
      })
    else { return nil }
    let order = choices.order.filter(dimensions.contains)
    guard
      let modes = modes(of: rows, over: order, stating: [])
        // What comes last may have to say again what it is without it.
        ?? modes(of: rows, over: order, stating: Set(order.suffix(1)))
    else { return nil }
    // What holds in one context only is in the values.
    if !rows.allSatisfy({ $0.options.lineHeightPoints == base.options.lineHeightPoints })
      || !modes.isEmpty
    {
      base.options.lineHeightPoints = nil
    }
    // Beside an alias, the values of modes have no type of their own.
    if !modes.isEmpty { base.type = rows.lazy.compactMap(\.type).first }
    base.options.keptParts = rows.flatMap(\.options.keptParts)
    return ValueByContext(base: base, modes: modes.map { ($0.name, $0.value) })
  }

  /// The value for one context of a dimension.
  private struct Mode {
    var name: String
    var dimension: Int
    var context: Int
    var value: ImportedValue
  }

  /// Values for single contexts that, with the first row's, are equal to all rows; the last of
  /// several chosen ones counts.
  ///
  /// - Parameter stated: dimensions whose contexts are stated even if they make no difference
  ///   alone.
  private func modes(of rows: [Row], over order: [Int], stating stated: Set<Int>) -> [Mode]? {
    let base = rows[0]
    var modes: [Mode] = []
    for dimension in order {
      for context in 0..<choices.contextCounts[dimension] where context != base.choice[dimension] {
        var choice = base.choice
        choice[dimension] = context
        guard let row = rows.first(where: { $0.choice == choice }),
          row.value != base.value || stated.contains(dimension)
        else { continue }
        guard let name = choices.name(of: context, in: dimension), choices.isUnambiguous(name)
        else { return nil }
        modes.append(Mode(name: name, dimension: dimension, context: context, value: row.value))
      }
    }
    let areSame = rows.allSatisfy { row in
      (modes.last { row.choice[$0.dimension] == $0.context }?.value ?? base.value) == row.value
    }
    return areSame ? modes : nil
  }

  /// The dimensions by which a token may be put into several files; `scheme` last, as people write
  /// light and dark side by side.
  private func splitOrder(of dimensions: Set<Int>) -> [Int] {
    let isScheme = { document.dimensions[$0].name == ThemeAxis.scheme.rawValue }
    return dimensions.sorted().filter { !isScheme($0) } + dimensions.filter(isScheme)
  }

  /// The file for tokens of another one in a context.
  private mutating func file(like file: Int, in context: Int, of dimension: Int) -> Int {
    let key = ContextFile(file: file, dimension: dimension, context: context)
    if let known = filesByContext[key] { return known }
    let name = document.dimensions[dimension].contexts[context].name
    let added = document.addFile("\(document.files[file].name)/\(name)")
    document.dimensions[dimension].contexts[context].files.append(added)
    filesByContext[key] = added
    return added
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
    document.loss(with: index, among: tokensByPath[document.tokens[index].dottedPath] ?? [])
  }

  // MARK: References

  /// The tokens that a reference names: one per file or context that declares it.
  func tokens(at reference: String) -> [Int] {
    if let found = tokensByPath[reference] { return found }
    guard reference.hasSuffix(".value") else { return [] }
    return tokensByPath[String(reference.dropLast(".value".count))] ?? []
  }

  /// The alias of what a reference names, also if no input has that.
  ///
  /// Throws when it is missing in the current contexts only.
  mutating func alias(_ reference: String, at range: SourceRange) throws(Fault) -> ImportedValue {
    let found = tokens(at: reference)
    guard let target = found.first else {
      var names = reference.split(separator: ".").map(String.init)
      if names.last == "value", names.count > 1 { names.removeLast() }
      return .alias(PathSanitizer.legal(names))
    }
    if found.allSatisfy({ !choices.dimensions(switching: document.tokens[$0].file).isEmpty }) {
      dependencies.formUnion(choices.dimensions(deciding: found))
      guard choices.winner(of: found, in: choice) != nil else {
        throw Fault("alias '{\(reference)}' names no token", at: range, "hole")
      }
    }
    if let absence = absences[document.tokens[target].dottedPath] {
      dependencies.insert(absence.dimension)
      guard !absence.contexts.contains(choice[absence.dimension]) else {
        throw Fault("alias '{\(reference)}' names no token there", at: range, "hole")
      }
    }
    return .alias(paths[target])
  }

  /// The alias of what a reference names, if that has a type in every context or is nothing.
  mutating func alias(
    _ reference: String, to type: TokenType, at range: SourceRange
  ) throws(Fault) -> ImportedValue? {
    guard tokens(at: reference).isEmpty || leads(reference, to: type) else { return nil }
    return try alias(reference, at: range)
  }

  /// Whether a reference leads to tokens of a type, through aliases and in every context.
  mutating func leads(_ reference: String, to type: TokenType) -> Bool {
    var seen: Set<String> = []
    var pending = [reference]
    while let reference = pending.popLast() {
      guard seen.insert(reference).inserted else { continue }
      let found = tokens(at: reference)
      if found.isEmpty { return false }
      for index in found {
        let token = document.tokens[index]
        var literals = 0
        for value in [token.value] + token.modes.map(\.value) {
          if let next = self.reference(of: value), token.isPlain {
            pending.append(next)
          } else {
            literals += 1
          }
        }
        guard literals > 0, let converted = try? outcome(of: index).get() else {
          if literals > 0 { return false }
          continue
        }
        guard converted.allSatisfy({ $0.type == type || $0.type == nil }) else { return false }
      }
    }
    return true
  }

  /// The path of a value that is a reference and nothing else.
  func reference(of value: ForeignValue) -> String? {
    switch value.content {
    case .reference(let path): path
    case .text(let text): ForeignReference.path(of: text)
    default: nil
    }
  }

  /// The value that a reference leads to in the current contexts, through aliases.
  mutating func literal(_ reference: String, at range: SourceRange) throws(Fault) -> ForeignValue {
    var next = reference
    var seen: Set<String> = []
    while seen.insert(next).inserted {
      let found = tokens(at: next)
      dependencies.formUnion(choices.dimensions(deciding: found))
      guard let index = choices.winner(of: found, in: choice) else { break }
      let token = document.tokens[index]
      let value = choices.value(of: token, in: choice)
      guard token.isPlain else {
        return ForeignValue(.text(try computedColor(value, of: token, at: range)), at: range)
      }
      guard let following = self.reference(of: value) else {
        return ForeignValue(value.content, at: range)
      }
      next = following
    }
    throw Fault("'{\(reference)}' leads to no value", at: range, "no value")
  }

  /// The color of a token that says how it is computed, as a style sheet has it.
  private mutating func computedColor(
    _ value: ForeignValue, of token: ForeignToken, at range: SourceRange
  ) throws(Fault) -> String {
    guard depth < Self.maximumDepth else {
      throw Fault("it is computed from too many others", at: range, "depth")
    }
    depth += 1
    defer { depth -= 1 }
    guard
      case .leaf(.color(let color)) = try self.value(value, as: declaredType(of: token), of: token)
        .0
    else {
      throw Fault("it is computed from a value that is not a color", at: range, "chain")
    }
    return color.styleSheetText
  }
}

extension ForeignValue {
  /// The fault that the value isn't what is wanted, as `shown` and a verb phrase.
  func fault(_ phrase: String, _ key: String) -> ImportConversion.Fault {
    .init("\(shown) \(phrase)", at: range, key)
  }
}
