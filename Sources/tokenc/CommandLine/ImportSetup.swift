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
    guard !files.isEmpty || !apple.isEmpty else {
      let first = others.first.map { "; '\($0)' \(ForeignSyntax.remedy(for: $0) ?? "")" } ?? ""
      throw .usage("\(shown) has no JSON file\(first)")
    }
    guard !files.isEmpty else {
      self.init(ofApple: apple, input, shown: shown)
      return
    }
    let found = try FoundFiles(files, of: input, with: &reader, &diagnostics)
    if try input.resolver() != nil {
      self.init(ImportManifest(dialect: .dtcgDraft, inputs: input.paths))
      table = ["\(shown) has a resolver document, which says what counts when"]
      isNew = true
      return
    }
    let plan = try found.plan(
      of: input, shown: shown, in: reader.tape, besidesApple: !apple.isEmpty)
    guard let plan, plan.dialect != .values || apple.isEmpty else {
      self.init(ofApple: apple, input, shown: shown)
      return
    }
    for build in plan.builds {
      guard let source = found.sources.first(where: { $0.name == build.name }) else { continue }
      diagnostics.warning(.leftOut, build.reason, at: reader.tape.opening(source.root))
    }
    self.init(found.manifest(of: plan, input))
    isNew = true
    table = Self.table(plan, shown: shown, others: others, faulty: found.faulty)
    if !apple.isEmpty {
      table.append(
        "  not read: \(apple.shown); 'tokenc import apple \(input.paths.joined(separator: " "))' with an "
          + "'--output' of its own imports them")
    }
  }

  /// The files of folders that may hold tokens, as far as they are JSON.
  private struct FoundFiles {
    var sources: [ImportSource] = []
    /// The paths of the sources by their names.
    var paths: [String: String] = [:]
    /// The files that are not JSON.
    var faulty: [String] = []
    var faults = DiagnosticCollector()

    init(
      _ files: [(path: String, name: String)], of input: ImportInput,
      with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
    ) throws(RunFailure) {
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
    }

    /// The form of the files and when each counts.
    ///
    /// - Returns: `nil` if no file holds tokens, and Swift or asset catalogs beside them may.
    func plan(
      of input: ImportInput, shown: String, in tape: JSONTape, besidesApple isBesideApple: Bool
    ) throws(RunFailure) -> ImportPlan? {
      do throws(ImportPlan.Fault) {
        return try ImportPlan.make(
          for: sources, below: input.paths.map { FilePath.split($0).name }, in: tape)
      } catch {
        let forms = ImportDialect.allCases.compactMap { dialect -> String? in
          guard let names = error.dialects[dialect] else { return nil }
          let files = names.compactMap { paths[$0] }
          return "'tokenc import \(dialect.rawValue) \(files.joined(separator: " "))'"
        }
        guard forms.isEmpty else {
          throw .usage(
            "\(shown) has files of several forms; import each: \(forms.joined(separator: ", "))")
        }
        if isBesideApple { return nil }
        if faults.hasErrors { throw RunFailure(badInput: faults, in: tape.sources) }
        throw .usage("no file of \(shown) holds tokens of a form that tokenc knows")
      }
    }

    /// The manifest that states a plan, with the paths of its files.
    func manifest(of plan: ImportPlan, _ input: ImportInput) -> ImportManifest {
      var manifest = ImportManifest(dialect: plan.dialect, inputs: input.paths)
      let ignored = plan.withoutTokens + plan.builds.map(\.name)
      manifest.ignored = ignored.compactMap { paths[$0] } + faulty
      manifest.modePlace = plan.modePlace
      manifest.modifiers = plan.modifiers.map { modifier in
        var modifier = modifier
        for index in modifier.contexts.indices {
          modifier.contexts[index].files = modifier.contexts[index].files.compactMap { paths[$0] }
        }
        return modifier
      }
      return manifest
    }
  }

  /// The asset catalogs and Swift of folders that hold no tokens of another form.
  private init(ofApple apple: AppleInventory, _ input: ImportInput, shown: String) {
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
