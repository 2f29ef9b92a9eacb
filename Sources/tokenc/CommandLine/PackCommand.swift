import TokenChange
import TokenCompiler
import TokenComponents
import TokenPages
import TokenRuntime

/// `tokenc pack`: makes a file with a brand's values, and proves what apps of each release do with it.
struct PackCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// The brand that the pack lies over where apps don't know its own; `nil` for the same.
  var base: String?
  var serial: UInt64?
  var expiry: UInt64 = 0
  /// The part of all installations, in percent.
  var share = 100.0
  /// The earliest release of the app that uses it; that of `tokenc.json` if it is `nil`.
  var minimumRelease: ReleaseVersion?
  var isRevocation = false
  /// The inputs from which apps were built; the releases of the contract if empty.
  var origins: [String] = []
  var screens: [String] = []
  /// The effects that the pack may have on apps, each with the reason.
  var allowed: [Assignment] = []
  /// `nil` to prove the pack and write nothing.
  var outputFile: String?
  var overwritesOthers = false
  var format = ReportForm.text

  var writesFiles: Bool { outputFile != nil }

  static let name = "pack"

  static let declaration = CommandDeclaration<Self>(
    summary: "Makes a pack of a brand's values for released apps, and checks it for each release.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The default is 'tokens'. A pack \
      is a file with values that apps use in place of their compiled ones. For each release of \
      contract.json from the minimum release on, the tokens are read from git and shown with the pack. The \
      pack is refused if an app would lack a value for a name that it knows. It is refused, too, if a \
      declared contrast would be lost or lower, or if recorded screens would lose something. The exit code \
      is then 1, and nothing is written.
      """,
    options: [
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--serial", .serial("N"), \.serial,
        "the pack's number; apps refuse a lower one than their last"),
      .init(
        "--over", .text("BRAND"), \.base,
        "the brand to replace in apps that don't know the pack's brand"),
      .init(
        "--expires", .time("TIME"), \.expiry,
        "the end of its use, such as 2027-06-30 or 2027-06-30T12:00:00Z"),
      .init(
        "--share", .number("PERCENT"), \.share,
        "the share of installations that use it; default: 100"),
      .init(
        "--minimum-release", .release("X.Y.Z"), \.minimumRelease,
        "the first release to check; earlier apps refuse the pack; default: 'minimumRelease' of tokenc.json"
      ),
      .init(
        "--revoke", \.isRevocation,
        "make a pack without values: apps return to their compiled values"
      ).excluding("--screens", "--share", "--since", "--allow", "--minimum-release"),
      .init(
        "--since", .path("ORIGIN"), \.origins,
        "the sources of an app, such as v1.2:tokens; default: the releases of the contract; may be repeated"
      ),
      .screens(\.screens),
      .init(
        "--allow", .assignment("WHAT=REASON"), \.allowed,
        "accept findings 'names', 'contrast', 'worse', 'lost' or 'cut' for this reason, which the report contains; "
          + "may be repeated"),
      .init(
        "--output", .file("FILE"), \.outputFile,
        "write the pack to FILE; default: only check it"),
      .force(\.overwritesOthers),
      .init("--format", .choice, \.format, "the form of the report; default: text"),
    ],
    examples: [
      "pack tokens/ --brand alfa --serial 7 --output alfa.themepack":
        "make a pack, checked for each release",
      "pack tokens/ --brand alfa --serial 7 --screens recorded/":
        "prove it with recorded screens, too",
      "pack tokens/ --brand alfa --serial 8 --revoke --output alfa.themepack":
        "take back all packs before it",
    ])

  func validate() throws(UsageError) {
    guard serial != nil else { throw UsageError("'--serial N' is missing, the number of the pack") }
    if share > 100 || (share * 100).rounded() / 100 != share {
      throw UsageError("option '--share' needs a number from 0 to 100 with at most two decimals")
    }
    if expiry > 0, Int64(clamping: expiry) <= Int64(time(nil)) {
      throw UsageError("option '--expires' needs a time to come; no app would use the pack")
    }
    for allowed in allowed where !PackReport.conditions.contains(allowed.name) {
      throw UsageError(
        "option '--allow' has no choice '\(allowed.name)'; use one of \(PackReport.conditions.quoted)"
      )
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let loaded = try load([path], &timings)
    var compiled = try CompiledTokens(loaded)
    try compiled.fulfilContract(successors: successors(path, compiled))
    let table = compiled.table
    let brands = compiled.table.brands.map(\.name)
    guard brands.count == 1 else {
      throw .usage("a pack has one brand; choose it with '--brand': \(brands.quoted)")
    }
    var description = PackWriter.Description(
      brand: brands[0], base: base ?? brands[0], serial: serial ?? 0)
    description.expiry = expiry
    description.share = UInt32((share * 100).rounded())
    let earliest = minimumRelease ?? compiled.configuration.minimumRelease
    // A pack that takes others back is for every app that may have them.
    if !isRevocation { description.minimumRelease = earliest }
    let bytes = PackWriter.pack(
      description, of: isRevocation ? nil : 0, in: table,
      pointsPerRem: compiled.configuration.pointsPerRem)
    let pack: ThemePack
    do throws(ThemePackError) {
      pack = try ThemePack(bytes)
      try checkValues(of: pack, in: loaded)
    } catch {
      throw RunFailure(.themePack, "no app would take this pack: \(error)", path: path, .badInput)
    }
    timings.end("pack")
    var report = PackReport(pack, size: bytes.count)
    if !isRevocation {
      for origin in try apps(of: compiled, from: earliest) {
        report.releases.append(try proved(pack, for: origin, compiled, &timings))
      }
    }
    timings.end("prove")
    let failures = report.failures
    var summary: [String] = []
    if let outputFile, failures.isEmpty {
      let edit = try FileEdit(
        outputFile, bytes, over: { $0.starts(with: PackHeader.magic) },
        overwritesOthers: overwritesOthers)
      try OutputTransaction.write([edit])
      summary = ["wrote \(WorkingDirectory.current.displayPath(for: outputFile))"]
    }
    return RunResult(
      output: format.bytes(of: report.report),
      failures: failures + (failures.isEmpty || outputFile == nil ? [] : ["nothing is written"]),
      summary: summary, compiled.diagnostics, in: compiled.sources,
      exitCode: failures.isEmpty ? .success : .difference)
  }

  /// Reads the pack over its own tokens: it has each of them, and no value that differs.
  private func checkValues(
    of pack: ThemePack, in loaded: LoadedTokens
  ) throws(ThemePackError) {
    guard !isRevocation else { return }
    let read = try loaded.table.overlaid(by: pack)
    guard try loaded.table.names(besides: pack).missing.isEmpty,
      read.values.count == loaded.table.values.count
    else { throw .damaged("it has other values than the tokens") }
  }

  // MARK: Proof

  private func apps(
    of compiled: CompiledTokens, from earliest: ReleaseVersion?
  ) throws(RunFailure) -> [(name: String, input: String)] {
    guard origins.isEmpty else { return origins.map { ($0, $0) } }
    let releases = (compiled.contract?.releases ?? []).filter { $0 >= earliest ?? $0 }
    guard !releases.isEmpty else {
      throw .usage(
        "no release is recorded that the pack could be proved for; 'tokenc contract --release X.Y.Z' records "
          + "one, and '--since ORIGIN' names what apps were built from")
    }
    var result: [(name: String, input: String)] = []
    for release in releases {
      guard let revision = revision(ofRelease: release, inContract: compiled.contractPath) else {
        throw .usage(
          "git has no commit that records release \(release); say '--since ORIGIN' for each release"
        )
      }
      result.append(("\(release)", GitSource.operand(path, at: revision)))
    }
    return result
  }

  /// The name that an app has for a brand that was renamed since.
  private func remedy(
    for failure: RunFailure, _ pack: ThemePack, _ compiled: CompiledTokens
  ) -> String {
    let unknown = ThemePackError.unknownBrand(pack.base).description
    guard failure.diagnostics.contains(where: { $0.message == unknown }) else { return "" }
    let formerNames =
      compiled.configuration.brands.first { $0.name == pack.brand }?.formerNames ?? []
    guard let former = formerNames.last else { return "" }
    return "; it knows it as '\(former)', so say '--over \(former)'"
  }

  private func proved(
    _ pack: ThemePack, for app: (name: String, input: String), _ compiled: CompiledTokens,
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> PackReport.Release {
    var options = input
    options.brands = []
    // A revision has no files outside of it.
    if GitSource.isRevision(app.input) { options.allowsOutside = false }
    let old = ComparedInputs.Input(app.input, options)
    var new = old
    new.pack = pack
    new.label = "the pack in \(app.name)"
    let inputs = ComparedInputs(old: old, new: new)
    let compared: ComparedInputs.Outcome
    do throws(RunFailure) {
      compared = try inputs.compare(&timings)
    } catch {
      throw error.adding(remedy(for: error, pack, compiled))
    }
    var release = PackReport.Release(name: app.name)
    release.changeCount = compared.diff.changes.count
    do throws(ThemePackError) {
      (release.missingNames, release.unknownNames) = try compared.new.table.names(besides: pack)
    } catch {
      throw RunFailure(
        .themePack, error.description, path: app.name, .badInput)
    }
    // What was retired on purpose keeps the value that the app has.
    let lost = release.missingNames.filter { !(compiled.contract?.isRetired($0) ?? false) }
    let screens =
      try screens.isEmpty
      ? nil : RehearsalRun(inputs.rehearsal(&timings).rehearsal).run(on: screens).screens.summary()
    for word in PackReport.conditions {
      let reasons =
        word == PackReport.names
        ? [lost.isEmpty ? nil : "no value for \(counted(lost.count, "name")): \(lost.listed())"]
        : FailCondition(word[...]).map { condition in
          [condition.reason(in: compared.diff), screens.flatMap(condition.reason)]
        } ?? []
      let known = reasons.compactMap(\.self)
      guard !known.isEmpty else { continue }
      release.findings.append(
        .init(
          word: word, text: known.joined(separator: "; "),
          allowance: allowed.first { $0.name == word }?.value))
    }
    return release
  }
}
