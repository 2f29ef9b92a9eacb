import TokenCompiler
import TokenImport
import TokenPages

/// The fate of each member of imported files, and the values beside those that a system published.
///
/// The members of its record are explained in `Import.md`.
struct ImportReport {
  let account: ImportAccount
  let comparison: PublishedComparison?
  let sources: SourceMap
  /// The files that are not read.
  let ignored: [String]

  var report: Report {
    var report = Report(
      subject: "Import", title: Phrase(accountSentence),
      record: ImportRecord(
        account: account, comparison: comparison, sources: sources, ignored: ignored))
    report.sections = comparisonSections
    report.sections += [
      section("Values that differ", differences), section("Members that are dropped", dropped),
    ]
    return report
  }

  /// The lines of a terminal, on which messages have the rest: what is lost, and which values differ.
  func lines(withAccount: Bool) -> [String] {
    // Swift has no members.
    let sentence = withAccount && account.total > 0 ? [accountSentence] : []
    return sentence + ReportText.lines(of: comparisonSections)
  }

  private var accountSentence: String {
    "\(counted(account.total, "member")) in the files: \(account.converted) converted, "
      + "\(account.kept) kept in '$extensions', \(account.dropped) dropped"
  }

  private func section(_ title: Phrase, _ entries: [Report.Entry]) -> Report.Section {
    .init(title, count: entries.count, .entries(entries), folding: .always)
  }

  // MARK: Members

  /// The reasons for which members are dropped, with the positions of these.
  private var dropped: [Report.Entry] {
    var positions: [(reason: String, position: String)] = []
    for file in account.files {
      let index = LineIndex(sources[file.id].bytes)
      for member in file.members {
        guard case .dropped(let reason) = member.fate else { continue }
        let position = index.place(at: member.name.bytes.lowerBound)
        positions.append((reason, "\(sources[file.id].path):\(position)"))
      }
    }
    return positions.grouped(by: \.reason).map { reason, members in
      var entry = Report.Entry(Phrase(reason))
      entry.positions = members.map(\.position)
      return entry
    }
  }

  // MARK: Published values

  private var comparisonSections: [Report.Section] {
    guard let comparison else { return [] }
    var lines = comparison.rules.map { "compared by names: \($0)" }
    lines += comparison.views.map(\.sentence)
    for (_, found) in comparison.views.flatMap(\.incomparable).grouped(by: \.loss?.repetitionKey) {
      let more = found.count > 1 ? " (and \(found.count - 1) more like it)" : ""
      let reason = found[0].loss?.loss?.reason ?? ""
      lines.append("'\(found[0].name)' can't be compared: \(reason)\(more)")
    }
    lines += comparison.unreadContexts.map {
      "not compared, as the import has no such context: '\($0)'; '--published MODIFIER:CONTEXT=FILE' names one"
    }
    return [.init("", .entries(lines.map { .init(Phrase($0)) }))]
  }

  private var differences: [Report.Entry] {
    (comparison?.views ?? []).flatMap { view in
      view.different.map { difference in
        let contexts: Phrase = view.contexts.isEmpty ? "" : " in \(view.contexts)"
        return Report.Entry(
          Phrase(name: difference.path),
          "\(name: difference.name) is \(name: difference.published), and the token is \(name: difference.imported)"
            + contexts)
      }
    }
  }
}

extension PublishedComparison {
  fileprivate var unreadContexts: [String] { Set(unread).sorted() }

  /// Reports what makes a check fail: each difference at its position where people read the text.
  func report(in result: inout RunResult, as format: ReportForm) {
    let noName = "no published name is like the path of a token"
    guard format != .text else {
      for view in views {
        let shown = view.different.prefix(Self.maximumLines)
        result.report(shown.map { .unlikePublished($0, in: view.contexts) })
      }
      if rules.isEmpty { result.report([.error(.unlikePublished, noName, at: nil)]) }
      return
    }
    if rules.isEmpty { result.failures.append(noName) }
    if hasDifferences { result.failures.append("an imported value is not the published one") }
    if rules.isEmpty || hasDifferences { result.exitCode = .difference }
  }

  /// The differences of a context that are listed on a terminal; the other forms have all.
  private static let maximumLines = 40
}

extension PublishedComparison.View {
  fileprivate var sentence: String {
    let named = missing.prefix(3).joined(separator: ", ")
    let rest = missing.count > 3 ? " …" : ""
    return "\(contexts.isEmpty ? "default" : contexts): \(equalCount) equal, "
      + "\(different.count) differ, "
      + (incomparable.isEmpty ? "" : "\(incomparable.count) can't be compared, ")
      + "\(missing.count) without a counterpart" + (named.isEmpty ? "" : " (\(named)\(rest))")
      + (unclaimed.isEmpty
        ? ""
        : "; \(counted(unclaimed.count, "published name")) without a token "
          + "(\(unclaimed.listed(atMost: 3)))")
  }
}

// MARK: Scripts

private struct ImportRecord: JSONWritable {
  let account: ImportAccount
  let comparison: PublishedComparison?
  let sources: SourceMap
  let ignored: [String]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.object("members") { writer in
        writer.member("total", account.total)
        writer.member("converted", account.converted)
        writer.member("kept", account.kept)
        writer.member("dropped", account.dropped)
      }
      writer.array("files", account.files) { file, writer in
        writer.object { writer in
          writer.member("file", sources[file.id].path)
          let index = LineIndex(sources[file.id].bytes)
          writer.array("members", file.members) { member, writer in
            let position = index.place(at: member.name.bytes.lowerBound)
            writer.line(AccountedMember(member: member, position: position))
          }
        }
      }
      writer.array("notRead", ignored) { $1.value($0) }
      comparison?.writeMembers(to: &writer)
    }
  }
}

extension PublishedComparison {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.array("names", rules) { $1.value($0) }
    writer.array("contexts", views) { view, writer in
      writer.object { writer in
        writer.member("context", view.contexts)
        writer.member("equal", view.equalCount)
        writer.array("different", view.different) { difference, writer in
          writer.object(
            (name: "token", value: difference.path), (name: "name", value: difference.name),
            (name: "published", value: difference.published),
            (name: "imported", value: difference.imported))
        }
        writer.array("notComparable", view.incomparable) { difference, writer in
          writer.object(
            (name: "token", value: difference.path), (name: "name", value: difference.name),
            (name: "published", value: difference.published),
            (name: "reason", value: difference.loss?.loss?.reason ?? ""))
        }
        writer.array("withoutCounterpart", view.missing) { $1.value($0) }
        writer.array("withoutToken", view.unclaimed) { $1.value($0) }
      }
    }
    writer.array("notCompared", unreadContexts) { $1.value($0) }
  }
}

private struct AccountedMember: JSONWritable {
  var member: ImportAccount.Member
  var position: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("member", member.path.joined(separator: "."))
      writer.member("at", position)
      switch member.fate {
      case .converted(let tokens, let contexts):
        writer.array("converted", tokens) { $1.value($0) }
        if !contexts.isEmpty { writer.array("contexts", contexts) { $1.value($0) } }
      case .kept(let path): writer.member("kept", path)
      case .dropped(let reason): writer.member("dropped", reason)
      }
    }
  }
}
