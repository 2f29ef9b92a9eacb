import TokenCompiler

extension ImportConversion {
  struct Row {
    var choice: [Int]
    var value: ImportedValue
    var type: TokenType?
    var options: ImportedOptions
  }

  struct ValueByContext {
    var base: Row
    var modes: [(context: String, value: ImportedValue)]
  }

  /// The values of a token in all contexts in which it counts and whose choice makes a difference, and
  /// the faults of those in which it has none.
  mutating func rows(
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
      throw fault.noting(choice, looked, choices)
    }
    return (rows, faults)
  }

  mutating func row(of token: ForeignToken) throws(Fault) -> Row {
    extras = ImportedOptions()
    addReplacement(of: token)
    let value = choices.value(of: token, in: choice)
    let (converted, type) = try self.value(value, as: declaredType(of: token), of: token)
    return Row(choice: choice, value: converted, type: type, options: extras)
  }

  func joined(_ rows: [Row], over dimensions: Set<Int>) -> ValueByContext? {
    var base = rows[0]
    guard
      rows.allSatisfy({
        ($0.type == base.type || $0.type == nil || base.type == nil)
          && $0.options.textCase == base.options.textCase
          && $0.options.isItalic == base.options.isItalic
          && $0.options.hasFontLineHeight == base.options.hasFontLineHeight
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

  struct Mode {
    var name: String
    var dimension: Int
    var context: Int
    var value: ImportedValue
  }

  /// Values for single contexts that, with the first row's, equal all rows; the last chosen counts.
  ///
  /// - Parameter stated: dimensions whose contexts are stated though alone they change nothing.
  func modes(of rows: [Row], over order: [Int], stating stated: Set<Int>) -> [Mode]? {
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
  func splitOrder(of dimensions: Set<Int>) -> [Int] {
    let isScheme = { document.dimensions[$0].name == ThemeAxis.scheme.rawValue }
    return dimensions.sorted().filter { !isScheme($0) } + dimensions.filter(isScheme)
  }

  mutating func file(like file: Int, in context: Int, of dimension: Int) -> Int {
    let key = ContextFile(file: file, dimension: dimension, context: context)
    if let known = filesByContext[key] { return known }
    let name = document.dimensions[dimension].contexts[context].name
    let added = document.addFile("\(document.files[file].name)/\(name)")
    document.dimensions[dimension].contexts[context].files.append(added)
    filesByContext[key] = added
    return added
  }
}
