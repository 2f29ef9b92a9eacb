import TokenChange
import TokenCompiler
import TokenSwift

/// The move of files that name tokens to other names: of Swift, specs, configurations and recorded documents.
///
/// `tokenc migrate`, `adopt` and `rename` differ in the names to which they move.
struct Migration {
  enum Target {
    /// The names of another version.
    case version(Version)
    /// The replacements of deprecated tokens, while both live.
    case replacements
    /// The names that a person gives, of which the version is made.
    case renames([Assignment])
  }

  struct Version {
    let path: String
    /// The file that maps old paths to new ones; `nil` for the replacements of the version.
    let map: String?
    /// A Boolean value that indicates whether inferred renames are confirmed.
    let takesInferred: Bool
    /// A Boolean value that indicates whether former names are written into the token files.
    let recordsFormerNames: Bool
  }

  private let target: Target
  /// The tokens that the files name today.
  private let old: String
  private let input: InputOptions
  private let sources: [String]
  private let screens: [String]
  /// A Boolean value that indicates whether the edits are written, and not only shown.
  private let applies: Bool
  /// Spellings of tokens in Swift, with what takes the place of each: see ``AdoptCommand``.
  var spellings: [String] = []

  init(
    _ target: Target, of old: String, _ input: InputOptions, sources: [String],
    screens: [String], applies: Bool
  ) {
    self.target = target
    self.old = old
    self.input = input
    self.sources = sources
    self.screens = screens
    self.applies = applies
  }

  private var adopts: Bool { if case .replacements = target { true } else { false } }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var renamed: RenamedInput?
    var compared: ComparedInputs.Outcome
    var recordingVersion: Version?
    var adopted: LoadedTokens?
    let takesInferred: Bool
    switch target {
    case .replacements:
      var inputs = ComparedInputs(old: .init(old, input), new: .init(old, input))
      inputs.options.isAdoption = true
      let side = try ComparedInputs.load(inputs.old, &timings)
      adopted = side.loaded
      compared = try inputs.compare(side, side, &timings)
      takesInferred = false
    case .version(let version):
      compared = try comparedInputs(with: version).compare(&timings)
      takesInferred = version.takesInferred
      recordingVersion = version.recordsFormerNames ? version : nil
    case .renames(let renames):
      let outcome = try rename(renames, &timings)
      renamed = outcome.renamed
      compared = outcome.compared
      takesInferred = true
    }
    let plan = MigrationPlan(compared.diff, takingInferred: takesInferred)
    let lost = plan.lostNames(old: compared.old, new: compared.new)
    let members = MemberRewriter(
      plan.memberRenames(old: compared.old, new: compared.new), lost,
      contentTypes: ContentTypes(compared.old))
    var text = adopts ? "" : plan.text
    timings.end("plan")
    var edits: [FileEdit] = []
    if let recordingVersion {
      let recorded = try record(plan, compared, in: recordingVersion, &timings)
      edits = recorded.edits
      text += recorded.text
    }
    if !sources.isEmpty || !screens.isEmpty || renamed != nil {
      var rewriting = try Rewriting(of: screens, applies: applies)
      if let renamed { rewriting.add(renamed.files, renamed.findings) }
      let names = NameRewriter(
        renamed?.renames ?? plan.pathRenames(old: compared.old, new: compared.new, lost))
      let spellings = try RunFailure.stating(
        try SpellingRewriter(spellings, of: compared.new))
      let read = try rewrite(
        members, names, lost, compared.new.configuration, in: compared.newFolder, &rewriting,
        besides: renamed, after: edits,
        spellings: spellings)
      if !spellings.isEmpty { try listInterfaces(spellings, &rewriting) }
      if let adopted { try listSpecs(of: adopted, names, besides: read, &rewriting) }
      try rewriteDocuments(
        DocumentRewriter(plan.confirmed, old: compared.old, new: compared.new), &rewriting)
      if adopts {
        let nested = NestedRenames(old: compared.old, new: compared.new)
        let plan = plan.restricted(to: rewriting.replaced, nestedNames: nested.texts)
        // Spellings are rewritten without a deprecated token.
        text = plan.isEmpty && !spellings.isEmpty && !rewriting.isEmpty ? "" : plan.text
      }
      text += text.isEmpty ? rewriting.body : rewriting.text
      edits += rewriting.edits
      timings.end("rewrite")
    }
    try OutputTransaction.rewrite(edits)
    return RunResult(output: Array(text.utf8), compared.diagnostics, in: compared.sources)
  }

  private func comparedInputs(with version: Version) -> ComparedInputs {
    var inputs = ComparedInputs(
      old: .init(old, input), new: .init(version.path, input), map: version.map,
      needsUniqueNames: true)
    inputs.comparesPrimitives = true
    return inputs
  }

  /// Makes the renames in the texts of the old files, and compares these with the result.
  private func rename(
    _ renames: [Assignment], _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (renamed: RenamedInput, compared: ComparedInputs.Outcome) {
    var renamed = try RenamedInput(old, input, renames, &timings)
    var inputs = ComparedInputs(old: renamed.old, new: renamed.new, needsUniqueNames: true)
    inputs.options.newPaths = renamed.renames.paths
    inputs.options.includesHidden = true
    let today = try ComparedInputs.load(inputs.old, &timings)
    var new = try ComparedInputs.load(inputs.new, &timings)
    var compared = try inputs.compare(today, new, &timings)
    if renamed.record(MigrationPlan(compared.diff).formerNames(new: compared.new), in: compared) {
      new = try ComparedInputs.load(renamed.new, &timings)
      compared = try inputs.compare(today, new, &timings)
    }
    try renamed.check(compared, today.loaded, new.loaded)
    timings.end("check")
    return (renamed, compared)
  }

  /// Adds former names to the files of the new version, and makes sure that it answers to them then.
  private func record(
    _ plan: MigrationPlan, _ compared: ComparedInputs.Outcome, in version: Version,
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RecordedNames {
    let recorded = RecordedNames(plan.formerNames(new: compared.new), in: compared)
    guard !recorded.edits.isEmpty else { return recorded }
    var inputs = comparedInputs(with: version)
    inputs.new.contents = recorded.contents
    let after = try inputs.compare(&timings)
    if let lost = MigrationPlan(after.diff).formerNames(new: after.new).first {
      throw .usage(lost.unrecordedMessage)
    }
    return recorded
  }

  /// Rewrites the sources after the recorded edits, and lists what is left to a person.
  ///
  /// - Returns: the paths of the files that were read.
  private func rewrite(
    _ members: MemberRewriter, _ names: NameRewriter, _ lost: LostNames,
    _ configuration: Configuration, in folder: String, _ rewriting: inout Rewriting,
    besides renamed: RenamedInput?, after recorded: [FileEdit], spellings: SpellingRewriter
  ) throws(RunFailure) -> [String] {
    let found = try RunFailure.catching(
      try MigratedSources(
        sources, baseline: configuration.lint.baseline.path, without: rewriting.documents))
    rewriting.leaveOut(found.leftOut)
    let files = found.files.filter { file in
      // Patterns and the baseline mean the tokens of both generations.
      if adopts, case .names(let form) = file.form, !form.isSpec { return false }
      return renamed?.hasText(of: file.path) != true
    }
    var declared = SourceNames()
    let sources = try RunFailure.catching(
      try files.map { file throws(FileSystemError) -> SwiftSource? in
        if case .names = file.form { return nil }
        let bytes = try FileSystem.read(file.path)
        guard MigratedSources.isGenerated(bytes) else {
          return SwiftSource(bytes, module: file.module, path: file.path)
        }
        declared.tokenModules.insert(file.module)
        return nil
      })
    for (file, source) in zip(files, sources) {
      if case .swift = file.form, let source { members.note(source, in: &declared) }
    }
    let modules = SwiftModules(
      configuration, in: folder, beside: self.sources, files: files.map(\.path),
      importing: declared.foreignImports)
    try RunFailure.catching(try modules.note(in: &declared, with: members))
    let spellings = spellings.isEmpty ? spellings : spellings.knowing(declared)
    let contents = recorded.compactMap { edit in edit.contents.map { (edit.name, $0) } }
    var reader = InputReader(
      source: EditedSource(DiskSource(), contents: Dictionary(lastOf: contents)))
    for (file, source) in zip(files, sources) {
      if case .names(let form) = file.form {
        try rewrite(file.path, form, names, &reader, &rewriting)
      } else if let source {
        var changes = TextChanges(findings: lost.findings(in: source))
        if case .swift = file.form {
          changes = members.changes(in: source, declared)
          if !spellings.isEmpty {
            let spelled = spellings.changes(in: source)
            changes.removeEdits(within: spelled.edits)
            changes = changes + spelled
          }
        }
        rewriting.add(file.path, source.bytes, changes)
      }
    }
    return files.map(\.path)
  }

  /// Lists the color sets of the catalog that storyboards and xibs beside the sources need.
  private func listInterfaces(
    _ spellings: SpellingRewriter, _ rewriting: inout Rewriting
  ) throws(RunFailure) {
    for folder in sources where FileSystem.status(of: folder)?.kind == .folder {
      let paths = try RunFailure.catching(
        try FolderWalk.files(below: folder) {
          $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        })
      for path in paths {
        let bytes = try RunFailure.catching(try FileSystem.read(path))
        let shown = WorkingDirectory.current.displayPath(for: path)
        let changes = spellings.mentions(inInterface: bytes)
        rewriting.list(changes.lines(of: SourceFile(path: shown, bytes: bytes)))
      }
    }
  }

  /// Lists the places of the tokens' own specs that name deprecated tokens, where the specs aren't among the sources.
  private func listSpecs(
    of loaded: LoadedTokens, _ names: NameRewriter, besides read: [String],
    _ rewriting: inout Rewriting
  ) throws(RunFailure) {
    var loaded = loaded
    let read = Set(read.map { WorkingDirectory.current.displayPath(for: $0) })
    for path in try loaded.specPaths() {
      let shown = WorkingDirectory.current.displayPath(for: path)
      guard !read.contains(shown), let spec = TokenFileListing.specName(ofFile: path),
        let root = try loaded.reader.root(ofFile: path, reporting: &loaded.diagnostics)
      else { continue }
      let tape = loaded.reader.tape
      let file = tape.sources[tape.range(root).file]
      let changes = try RunFailure.stating(
        try names.changes(of: root, in: tape, .spec(component: spec)))
      var listed = TextChanges(findings: changes.findings)
      for edit in changes.edits {
        let old = String(decoding: file.bytes[edit.range], as: UTF8.self)
        let folder = FilePath.split(shown).folder
        let option = "--sources \(PackageLocation.shellWord(folder.isEmpty ? shown : folder))"
        let text =
          "names \(old), which is deprecated; '\(option)' rewrites it to \(edit.replacement)"
        listed.findings.append(.init(offset: edit.range.lowerBound, text: text))
      }
      rewriting.list(listed.lines(of: SourceFile(path: shown, bytes: file.bytes)))
    }
  }

  /// Rewrites a file that is JSON; one that isn't is listed.
  private func rewrite(
    _ path: String, _ form: NameRewriter.Form, _ names: NameRewriter, _ reader: inout InputReader,
    _ rewriting: inout Rewriting
  ) throws(RunFailure) {
    var diagnostics = DiagnosticCollector()
    let root = try reader.root(ofFile: path, reporting: &diagnostics)
    var changes = TextChanges()
    if let fault = diagnostics.sorted.first(where: { $0.severity == .error }),
      let file = reader.tape.sources.files.last
    {
      let text = "is not rewritten: \(fault.message)"
      changes.findings = [.init(offset: fault.range?.bytes.lowerBound ?? 0, text: text)]
      rewriting.add(path, file.bytes, changes)
    } else if let root {
      rewriting.add(
        path, reader.tape.sources[reader.tape.range(root).file].bytes,
        try RunFailure.stating(try names.changes(of: root, in: reader.tape, form)))
    }
  }

  private func rewriteDocuments(
    _ documents: DocumentRewriter, _ rewriting: inout Rewriting
  ) throws(RunFailure) {
    let recorded = try RecordedDocuments(rewriting.documents)
    rewriting.list(recorded.leftOut.map { "\($0.path ?? ""): is not JSON and stays as it is" })
    for file in recorded.files {
      let changes = file.documents.map { documents.changes(in: $0.root, of: recorded.tape) }
      rewriting.add(
        file.path, recorded.tape.sources[file.id].bytes, changes.reduce(TextChanges(), +))
    }
  }
}

extension TextChanges {
  /// Leaves out the edits that overlap others, such as a member that is a part of a spelling.
  fileprivate mutating func removeEdits(within others: [TextEdit]) {
    let ranges = others.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    edits.removeAll { edit in
      let next = ranges.partitioningIndex { $0.upperBound > edit.range.lowerBound }
      return next < ranges.count && ranges[next].overlaps(edit.range)
    }
  }
}
