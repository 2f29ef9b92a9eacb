import TokenCompiler
import TokenImport

/// A file that a design system published, and the contexts in which its values count.
struct PublishedInput: Sendable {
  let contexts: [Assignment]
  let path: String

  /// Reads `[MODIFIER:CONTEXT[,MODIFIER:CONTEXT]=]FILE`.
  init?(_ text: String) {
    if let parts = Assignment(text), parts.name.contains(":") {
      let contexts = parts.name.split(separator: ",").map { Assignment(String($0), at: ":") }
      guard !contexts.contains(nil) else { return nil }
      self.contexts = contexts.compactMap(\.self)
      path = parts.value
    } else {
      contexts = []
      path = text
    }
  }

  /// Adds the values of the file, or of all color sets and files of Swift of a folder.
  func read(
    into values: inout PublishedValues, with reader: inout InputReader,
    _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) {
    let (sets, swift) = try ImportInput(paths: [path]).appleFiles(of: path)
    if FileSystem.status(of: path)?.kind == .folder || !sets.isEmpty || !swift.isEmpty {
      let ending = ImportSourceReader.colorSetEnding
      let colors = sets.filter { $0.hasSuffix(ending) }
      guard !colors.isEmpty || !swift.isEmpty else {
        throw .missing(
          "holds no '*.colorset' and no '*.swift'",
          path: WorkingDirectory.current.displayPath(for: path))
      }
      var found: [(name: String, root: NodeID)] = []
      for set in colors {
        guard let root = try reader.root(ofFile: set, reporting: &diagnostics) else { continue }
        found.append((FilePath.split(String(set.dropLast(ending.count))).name, root))
      }
      if !found.isEmpty { values.addCatalog(found, of: reader.tape, stated: contexts) }
      var files: [SwiftSourceFile] = []
      for path in swift {
        let (id, bytes) = try reader.text(ofFile: path)
        let title = FilePath.split(path).name.split(separator: ".").dropLast()
        files.append(SwiftSourceFile(bytes, id: id, name: title.joined(separator: " ")))
      }
      if !files.isEmpty { values.addSwift(files, stated: contexts) }
      return
    }
    let file = FilePath.split(path).name
    let title = file.split(separator: ".").dropLast().joined(separator: " ")
    switch file.split(separator: ".").last {
    case "css", "scss", "sass", "less":
      let (id, bytes) = try reader.text(ofFile: path)
      values.addStyleSheet(bytes, in: id, title: title, stated: contexts)
    case "json", "json5", "jsonc":
      guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else { return }
      values.addJSON(root, of: reader.tape, title: title, stated: contexts)
    default:
      throw .usage(
        "'--published' reads '*.css', '*.scss', '*.less', '*.swift', '*.json' and '*.xcassets', not '\(path)'"
      )
    }
  }
}

extension PublishedComparison {
  func report(in result: inout RunResult, as format: ReportFormat) {
    for view in views {
      let shown = format == .json ? [] : view.different.prefix(Self.maximumLines)
      result.report(shown.map { .unlikePublished($0, in: view.contexts) })
    }
    if rules.isEmpty {
      let message = "no published name is like the path of a token"
      if format == .json {
        result.failures.append(message)
        result.exitCode = .difference
      } else {
        result.report([.error(.unlikePublished, message, at: nil)])
      }
    }
    if hasDifferences, format == .json {
      result.failures.append("an imported value is not the published one")
      result.exitCode = .difference
    }
    if format == .json { return }
    result.summary += rules.map { "compared by names: \($0)" }
    for view in views {
      let missing = view.missing.prefix(3).joined(separator: ", ")
      let rest = view.missing.count > 3 ? " …" : ""
      result.summary.append(
        "\(view.contexts.isEmpty ? "default" : view.contexts): \(view.equalCount) equal, "
          + "\(view.different.count) differ, "
          + (view.incomparable.isEmpty ? "" : "\(view.incomparable.count) can't be compared, ")
          + "\(view.missing.count) without a counterpart"
          + (missing.isEmpty ? "" : " (\(missing)\(rest))")
          + (view.unclaimed.isEmpty
            ? ""
            : "; \(counted(view.unclaimed.count, "published name")) without a token "
              + "(\(view.unclaimed.listed(atMost: 3)))"))
    }
    for (_, found) in views.flatMap(\.incomparable).grouped(by: \.loss?.repetitionKey) {
      let more = found.count > 1 ? " (and \(found.count - 1) more like it)" : ""
      let reason = found[0].loss?.loss?.reason ?? ""
      result.summary.append("'\(found[0].name)' can't be compared: \(reason)\(more)")
    }
    result.summary += Set(unread).sorted().map {
      "not compared, as the import has no such context: '\($0)'; '--published MODIFIER:CONTEXT=FILE' names one"
    }
  }

  /// How many differences of a context are listed; JSON has all.
  private static let maximumLines = 40

  func write(to writer: inout JSONWriter) {
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
    writer.array("notCompared", Set(unread).sorted()) { $1.value($0) }
  }
}

extension ImportAccount {
  /// Writes the members of an object: how many members there are, and each file's with what became of them.
  ///
  /// - Parameter others: files that are not read.
  func write(to writer: inout JSONWriter, in sources: SourceMap, besides others: [String]) {
    writer.object("members") { writer in
      writer.member("total", total)
      writer.member("converted", converted)
      writer.member("kept", kept)
      writer.member("dropped", dropped)
    }
    writer.array("files", files) { file, writer in
      writer.object { writer in
        writer.member("file", sources[file.id].path)
        let index = LineIndex(sources[file.id].bytes)
        writer.array("members", file.members) { member, writer in
          let place = index.place(at: member.name.bytes.lowerBound)
          writer.line(AccountedMember(member: member, place: place))
        }
      }
    }
    writer.array("notRead", others) { $1.value($0) }
  }
}

private struct AccountedMember: JSONWritable {
  var member: ImportAccount.Member
  var place: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("member", member.path.joined(separator: "."))
      writer.member("at", place)
      switch member.fate {
      case .converted(let tokens, let contexts):
        writer.array("converted", tokens) { $1.value($0) }
        if !contexts.isEmpty { writer.array("contexts", contexts) { $1.value($0) } }
      case .kept(let place): writer.member("kept", place)
      case .dropped(let reason): writer.member("dropped", reason)
      }
    }
  }
}

extension ValueSyntax where Value == PublishedInput {
  static var published: Self {
    parsed("[MODIFIER:CONTEXT=]FILE", wanted: "a file, or 'MODIFIER:CONTEXT=FILE'") { Value($0) }
  }
}
