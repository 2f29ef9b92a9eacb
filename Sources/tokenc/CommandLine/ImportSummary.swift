import TokenCompiler
import TokenImport

/// The lines that tell a person what an import read, lost and wrote, and what to do next.
struct ImportSummary {
  let output: ImportOutput
  let tally: Importer.Tally
  let written: OutputReport
  /// The changes for users of the tokens, from the import before.
  let changes: [String]
  /// The lines about the members of the files, and about the values beside published ones.
  let account: [String]

  private var imported: Importer.Result { output.imported }
  private var setup: ImportSetup { output.setup }
  private var folder: ImportFolder { output.folder }

  /// The changes that a terminal shows.
  private static let maximumChangeLines = 60
  /// The patterns in one sentence.
  private static let maximumPatterns = 4

  var lines: [String] {
    setup.table + setup.notes + written.lines(in: folder.shownPath) + losses + shownChanges + totals
      + account + textStyles + nextSteps
  }

  // MARK: Results

  private var losses: [String] {
    var lines: [String] = []
    if !tally.leftOut.isEmpty {
      lines.append("left out, for the reasons above:")
      lines += tally.leftOut.map { "  \($0)" }
    }
    if !tally.holes.isEmpty {
      lines.append("left out in some contexts, for the reasons above:")
      lines += tally.holes.map { "  \($0.path) in \($0.contexts.quoted)" }
    }
    if !imported.hiddenSets.isEmpty {
      lines.append(
        "hidden, as every theme has them as 'source' only: the tokens of \(imported.hiddenSets.quoted)"
      )
    }
    return lines
  }

  private var shownChanges: [String] {
    let rest = changes.count - Self.maximumChangeLines
    guard rest > 0 else { return changes }
    return changes.prefix(Self.maximumChangeLines)
      + ["… and \(counted(rest, "line")) more, which '--check' prints before an import"]
  }

  private var totals: [String] {
    var lines: [String] = []
    if tally.valueCount > tally.total {
      lines.append(
        "\(counted(tally.valueCount, "value")) in the files, of \(counted(tally.total, "token"))")
    }
    lines.append(
      "\(counted(tally.total, "token")) in: \(tally.tokenCount) imported, "
        + "\(tally.leftOut.count) left out, \(tally.hiddenCount) hidden; "
        + "\(counted(written.written.count, "file")) written, \(written.unchanged.count) unchanged in "
        + folder.shownPath)
    return lines
  }

  // MARK: Proposals

  private var textStyles: [String] {
    imported.textStyleProposals(besides: setup.options.textStyles).map { proposal in
      "'\(proposal.path)' has the parts of \(counted(proposal.count, "text style")); "
        + "'\"textStyles\": {\(proposal.json)}' in \(ImportManifest.name) makes text styles of them"
    }
  }

  private var nextSteps: [String] {
    let input = folder.otherResolver.map { FilePath.join(folder.shownPath, $0) } ?? folder.shownPath
    let obstacles = obstacles
    guard obstacles.isEmpty else {
      return edits + ["look at them with 'tokenc resolve \(input) --format table'"]
        + obstacles.map { "before they compile: \($0)" }
    }
    let option = output.namesSwiftFolder ? "" : " --output Generated"
    return edits + ["compile them with 'tokenc \(input)\(option)'"]
  }

  /// The edits of `tokenc.json` that were accepted.
  private var edits: [String] {
    let path = FilePath.join(folder.shownPath, Configuration.fileName)
    return output.accepted?.lines.map { "wrote \($0) into \(path)" } ?? []
  }

  /// The reasons for which the files don't compile yet, with the edits that change that.
  private var obstacles: [String] {
    var obstacles: [String]
    if let accepted = output.accepted {
      obstacles = accepted.obstacles
    } else {
      obstacles = imported.obstacles + (imported.proposal.map(Self.sentences) ?? [])
    }
    if let manifest = setup.manifest {
      obstacles += imported.contextsApart.map { apart in
        let command = manifest.command(importing: manifest.files(of: apart))
        return
          "\(apart.reason): import them alone, for example with \(command), and "
          + "list them under 'ignored' of \(ImportManifest.name) in place of 'modifiers', as '--accept' does"
      }
    }
    return obstacles
  }

  private static func sentences(of proposal: ImportProposal) -> [String] {
    var hiding = ImportProposal()
    hiding.hidden = proposal.hidden
    var naming = proposal
    naming.hidden = []
    let hidden = hiding.lines(atMost: maximumPatterns).map { line in
      "give what is missing a value, or write '\(line)' into tokenc.json, as '--accept' does, which hides "
        + "\(counted(proposal.hiddenCount, "token")): aliases alone may use hidden ones"
    }
    let named = naming.lines(atMost: maximumPatterns).map { line in
      "write '\(line)' into tokenc.json, as '--accept' does, or give one of two a name of its own"
    }
    return hidden + named
  }
}
