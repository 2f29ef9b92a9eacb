import TokenCompiler
import TokenImport

/// The files that `tokenc import` reads, and how: by the command line, by a manifest, or by the files themselves.
struct ImportSetup {
  var dialect: ImportDialect
  var input: ImportInput
  var options = ImportOptions()
  /// The manifest, which decides unless the command line does.
  var manifest: ImportManifest?
  /// The lines about what the files showed, for a person to read; none where a manifest or the command line decides.
  var table: [String] = []
  /// The decisions of `--accept`, for a person to read.
  var notes: [String] = []
  /// A Boolean value that indicates whether the manifest is one that was found out, and not read.
  var isNew = false
  /// A Boolean value that indicates whether `--accept` changed the manifest.
  var isManifestEdited = false

  init(_ manifest: ImportManifest) {
    dialect = manifest.dialect
    input = ImportInput(
      paths: manifest.inputs,
      contexts: manifest.modifiers.flatMap { modifier in
        modifier.contexts.flatMap { context in
          context.files.compactMap { file in
            Assignment("\(modifier.name):\(context.name)", at: ":").map {
              ImportInput.ContextInput($0, file)
            }
          }
        }
      }, ignored: manifest.ignored, keepsNames: true)
    options.numberUnit = manifest.numberUnit
    if let digits = manifest.opacityPlace { options.alphaFirst = digits == .first }
    options.groupsByType = manifest.groupsByType
    options.modePlace = manifest.modePlace
    options.textStyles = manifest.textStyles
    options.contextOrder = input.contexts.map(\.context)
    self.manifest = manifest
  }

  init(dialect: ImportDialect, input: ImportInput) {
    self.dialect = dialect
    self.input = input
  }

  /// Finds out what files are, and when each counts; not of what lies in the output folder.
  init(
    findingOut paths: [String], besides outputFolder: String, with reader: inout InputReader,
    _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) {
    let input = ImportInput(paths: paths, ignored: [outputFolder], keepsNames: true)
    let (files, others) = try input.inventory()
    let shown = paths.map { WorkingDirectory.current.displayPath(for: $0) }.quoted
    let apple = try AppleInventory(of: input)
    if files.isEmpty, !apple.isEmpty {
      self.init(ofApple: apple, input, shown: shown, others: others)
      return
    }
    guard !files.isEmpty else {
      let first = others.first.map { "; '\($0)' \(ForeignSyntax.remedy(for: $0) ?? "")" } ?? ""
      throw .usage("\(shown) has no JSON file\(first)")
    }
    var sources: [ImportSource] = []
    var faulty: [String] = []
    var faults = DiagnosticCollector()
    var paths: [String: String] = [:]
    for file in files where !TokenFileListing.isResolver(file.path) {
      // A file that is named is meant to be JSON; of others it is reported.
      var found = DiagnosticCollector()
      guard let root = try reader.root(ofFile: file.path, reporting: &found), !found.hasErrors
      else {
        if input.paths.contains(file.path) {
          diagnostics.add(found.diagnostics)
        } else if let first = found.sorted.first, let range = first.range {
          diagnostics.warning(
            .leftOut, "the file is not JSON and is not read: \(first.message)", at: range)
        }
        faulty.append(file.path)
        faults.add(found.diagnostics)
        continue
      }
      sources.append(ImportSource(root: root, name: file.name))
      paths[file.name] = file.path
    }
    if try input.resolver() != nil {
      self.init(ImportManifest(dialect: .dtcgDraft, inputs: input.paths))
      table = ["\(shown) has a resolver document, which says what counts when"]
      isNew = true
      return
    }
    let plan: ImportPlan
    do throws(ImportPlan.Fault) {
      plan = try ImportPlan.make(
        for: sources, below: input.paths.map { FilePath.split($0).name }, in: reader.tape)
    } catch {
      let forms = ImportDialect.allCases.compactMap { dialect -> String? in
        guard let names = error.dialects[dialect] else { return nil }
        let files = names.compactMap { paths[$0] }
        return "'tokenc import \(dialect.rawValue) \(files.joined(separator: " "))'"
      }
      guard !forms.isEmpty else {
        if !apple.isEmpty {
          self.init(ofApple: apple, input, shown: shown, others: others)
          return
        }
        if faults.hasErrors { throw RunFailure(badInput: faults, in: reader.tape.sources) }
        throw .usage("no file of \(shown) holds tokens of a form that tokenc knows")
      }
      throw .usage(
        "\(shown) has files of several forms; import each: \(forms.joined(separator: ", "))")
    }
    if plan.dialect == .values, !apple.isEmpty {
      self.init(ofApple: apple, input, shown: shown, others: others)
      return
    }
    var manifest = ImportManifest(dialect: plan.dialect, inputs: input.paths)
    manifest.ignored =
      (plan.withoutTokens + plan.builds.map(\.name)).compactMap { paths[$0] } + faulty
    for build in plan.builds {
      guard let source = sources.first(where: { $0.name == build.name }) else { continue }
      diagnostics.warning(.leftOut, build.reason, at: reader.tape.opening(source.root))
    }
    manifest.modePlace = plan.modePlace
    manifest.modifiers = plan.modifiers.map { modifier in
      var modifier = modifier
      for index in modifier.contexts.indices {
        modifier.contexts[index].files = modifier.contexts[index].files.compactMap { paths[$0] }
      }
      return modifier
    }
    self.init(manifest)
    isNew = true
    table = Self.table(plan, shown: shown, others: others, faulty: faulty)
    if !apple.isEmpty {
      table.append(
        "  not read: \(apple.shown); 'tokenc import apple \(input.paths.joined(separator: " "))' with an "
          + "'--output' of its own imports them")
    }
  }

  /// The asset catalogs and Swift of folders that hold no tokens of another form.
  private init(
    ofApple apple: AppleInventory, _ input: ImportInput, shown: String, others: [String]
  ) {
    self.init(ImportManifest(dialect: .apple, inputs: input.paths))
    isNew = true
    table = ["\(shown): \(apple.shown)"]
  }

  // MARK: What a person reads

  private static func table(
    _ plan: ImportPlan, shown: String, others: [String], faulty: [String]
  ) -> [String] {
    let total = plan.tokenCounts.values.reduce(0, +)
    var lines = [
      "\(shown): \(counted(plan.tokenCounts.count, "file")) of \(plan.dialect.rules.name) with "
        + counted(total, "token") + (plan.evidence.isEmpty ? "" : ", by \(plan.evidence)")
    ]
    var rows: [[String]] = []
    for modifier in plan.modifiers {
      for (index, context) in modifier.contexts.enumerated() {
        let tokens = context.files.compactMap { plan.tokenCounts[$0] }.reduce(0, +)
        rows.append([
          index == 0 ? modifier.name : "",
          context.name + (index == 0 && modifier.contexts.count > 1 ? " (default)" : ""),
          "\(tokens)",
          context.files.count > 3
            ? "\(context.files[0]) and \(context.files.count - 1) more"
            : context.files.joined(separator: ", "),
        ])
      }
    }
    if !rows.isEmpty {
      rows.insert(["modifier", "context", "tokens", "files"], at: 0)
      lines += rows.inColumns.map { "  " + $0 }
    }
    lines += plan.modifiers.compactMap(\.question).map { "  " + $0 }
    if let form = plan.modePlace {
      lines.append("  light and dark are \(form == .groups ? "groups" : "in '\(form.text)'")")
    }
    if !plan.builds.isEmpty {
      lines.append(
        "  not read, as they repeat others: \(plan.builds.map(\.name).listed(atMost: 5))")
    }
    let without = plan.withoutTokens + faulty
    if !without.isEmpty { lines.append("  without tokens: \(without.listed(atMost: 5))") }
    for (remedy, files) in others.grouped(by: { FilePath.split($0).name.split(separator: ".").last }
    ) {
      let kind = remedy.map { "*.\($0)" } ?? ""
      lines.append(
        "  not read: \(counted(files.count, "file")) \(kind); '\(files[0])' "
          + (ForeignSyntax.remedy(for: files[0]) ?? ""))
    }
    return lines
  }
}

/// How many color sets and files of Swift some inputs have.
private struct AppleInventory {
  private var setCount = 0
  private var swiftCount = 0

  init(of input: ImportInput) throws(RunFailure) {
    for path in input.paths {
      let (sets, swift) = try input.appleFiles(of: path)
      setCount += sets.count { $0.hasSuffix(ImportSourceReader.colorSetEnding) }
      swiftCount += swift.count
    }
  }

  var isEmpty: Bool { setCount + swiftCount == 0 }

  var shown: String {
    let sets = setCount > 0 ? [counted(setCount, "color set")] : []
    let files = swiftCount > 0 ? [counted(swiftCount, "file") + " of Swift"] : []
    return (sets + files).joined(separator: " and ")
  }
}
