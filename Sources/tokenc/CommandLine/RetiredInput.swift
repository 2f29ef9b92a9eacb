import TokenChange
import TokenCompiler
import TokenImport
import TokenLint

/// An input of which a person retires tokens: the texts that its files would have, of which none is
/// written yet.
struct RetiredInput {
  private let path: String
  private let options: InputOptions
  /// What becomes of each token, in the order of the command line.
  private(set) var retirements: [TokenRetirement] = []
  /// The new texts by the files' paths, and what the files say today.
  private var texts: [String: [UInt8]] = [:]
  private var previous: [String: [UInt8]] = [:]

  init(
    _ path: String, _ options: InputOptions, _ tokens: [String], successor: String?,
    _ side: ComparedInputs.Alone, _ census: () throws(RunFailure) -> TokenCensus
  ) throws(RunFailure) {
    self.path = path
    self.options = options
    do throws(StatedRenames.Fault) {
      for token in tokens {
        let retirement = try TokenRetirement(token, successor: successor, of: side.tokens)
        guard !retirements.contains(where: { $0.path == retirement.path }) else { continue }
        retirements.append(retirement)
      }
    } catch {
      throw .usage(error.message)
    }
    try noteObstacles(side, census)
    guard obstacleCount == 0 else { return }
    for retirement in retirements { try edit(retirement) }
    if let contract = side.contract { try retireNames(in: contract) }
  }

  /// How many reasons there are for not removing tokens.
  var obstacleCount: Int { retirements.reduce(0) { $0 + $1.obstacles.count } }

  /// The files that change.
  var edits: [FileEdit] {
    texts.sorted { FilePath.precedes($0.key, $1.key) }.map { path, text in
      FileEdit(name: path, contents: text, previous: previous[path])
    }
  }

  private mutating func noteObstacles(
    _ side: ComparedInputs.Alone, _ census: () throws(RunFailure) -> TokenCensus
  ) throws(RunFailure) {
    let removed = Set(retirements.filter { $0.step == .removed }.map(\.path))
    guard !removed.isEmpty else { return }
    let census = try census()
    for index in retirements.indices where retirements[index].step == .removed {
      retirements[index].addMentions(census, besides: removed)
      guard let contract = side.contract else { continue }
      retirements[index].addReleases(
        contract, minimum: side.tokens.configuration.minimumRelease, of: side.tokens)
    }
  }

  // MARK: Files

  private var source: EditedSource { EditedSource(DiskSource(), contents: texts) }

  /// Makes one step in the texts as they are by then.
  private mutating func edit(_ retirement: TokenRetirement) throws(RunFailure) {
    var options = options
    options.themes = .everyContext
    let loaded = try TokenLoader.load([path], from: source, options: options)
    let fixIts: [Diagnostic.FixIt]
    do throws(StatedRenames.Fault) {
      fixIts = try retirement.fixIts(in: loaded.table)
    } catch {
      throw .usage(error.message)
    }
    for change in FixApplication.apply(fixIts, to: loaded.sources) {
      set(loaded.sources[change.file], change.text)
    }
  }

  /// Gives the strings of removed tokens their tombstones.
  private mutating func retireNames(in contract: NameContract) throws(RunFailure) {
    let names = retirements.flatMap(\.wireNames)
    guard !names.isEmpty else { return }
    var loaded = try TokenLoader.load([path], from: DiskSource(), options: options)
    guard let root = try loaded.readFile(NameContract.fileName) else { return }
    var contract = contract
    for name in names { _ = contract.retire(name) }
    set(loaded.sources[loaded.reader.tape.range(root).file], contract.text)
  }

  private mutating func set(_ source: SourceFile, _ text: [UInt8]) {
    if previous[source.path] == nil { previous[source.path] = source.bytes }
    texts[source.path] = text
  }

  // MARK: Checks

  /// Ends the run unless the new texts compile, and nothing but the retired tokens changes.
  ///
  /// - Returns: what the new texts are warned of and today's are not.
  func check(_ timings: inout PhaseTimings) throws(RunFailure) -> EditedInputCheck.Outcome {
    var new = ComparedInputs.Input(path, options)
    new.label = "\(path) without \(counted(retirements.count, "token"))"
    new.contents = texts
    var inputs = ComparedInputs(old: .init(path, options), new: new)
    inputs.options.includesHidden = true
    let outcome = try EditedInputCheck.outcome(path, options, source)
    if let fault = outcome.fault { throw fault }
    let diff = try inputs.compare(&timings).diff
    let meant = Set(retirements.map(\.path))
    let other = (diff.changes + diff.components).first { change in
      !meant.contains(change.from ?? change.path) || change.kind == .revalued
    }
    if let other {
      throw .usage("without the retired tokens '\(other.path)' would be \(other.kind.rawValue)")
    }
    return outcome
  }

  // MARK: Text

  /// What is done, or why nothing is, for a person.
  var text: String {
    var lines: [String] = []
    for retirement in retirements {
      let successor = retirement.successor.map { ", its successor is '\($0)'" } ?? ""
      guard retirement.obstacles.isEmpty else {
        lines.append("'\(retirement.path)' is deprecated and can't be removed yet\(successor)")
        lines += retirement.obstacles.map { "  \($0)" }
        continue
      }
      switch retirement.step {
      case .deprecated: lines.append("'\(retirement.path)' becomes deprecated\(successor)")
      case .removed: lines.append("'\(retirement.path)' goes; nothing names it\(successor)")
      }
      lines += retirement.wireNames.map { "  the contract keeps '\($0)' as retired" }
    }
    if obstacleCount > 0 { lines.append("nothing is written") }
    return lines.map { $0.printable + "\n" }.joined()
  }
}
