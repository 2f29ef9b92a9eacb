import TokenCompiler

/// The tokens after some edits, none of which is written.
struct WorkbenchState: Sendable {
  let loaded: LoadedTokens
  /// The new texts of the files that differ, by their paths.
  let texts: [String: [UInt8]]

  var table: TokenTable { loaded.table }

  /// The state after more edits, which all of its messages and values are read from again.
  ///
  /// - Parameters:
  ///   - today: the texts of all files without an edit.
  func applying(
    _ edits: [TokenEdit], to input: WorkbenchInput, today: [String: [UInt8]]
  ) throws(TokenEdit.Fault) -> WorkbenchState {
    let editor = TokenEditor(loaded)
    var plans: [TokenEditor.Plan] = []
    var changes: [FileID: [TextEdit]] = [:]
    for edit in edits {
      let plan = try editor.plan(edit)
      plans.append(plan)
      changes.merge(plan.edits) { $0 + $1 }
    }
    for edits in changes.values where edits.disjoint.count < edits.count {
      throw TokenEdit.Fault("several changes are at one place")
    }
    var texts = texts
    for (file, text, _) in loaded.sources.applying(changes) {
      texts[file.path] = text == today[file.path] ? nil : text
    }
    let state = WorkbenchState(
      loaded: try Self.load(texts, input, today: today), texts: texts)
    guard state.table.themes.map(\.name) == table.themes.map(\.name) else {
      throw TokenEdit.Fault(
        "after this change the tokens would vary along other contexts than before; write it into the files"
      )
    }
    for (edit, plan) in zip(edits, plans) {
      guard editor.isKept(plan, by: edit, in: state.table) else {
        throw TokenEdit.Fault(
          "'\(edit.token)' can't have this value in \(edit.theme) alone: another declaration decides; "
            + "change it in all themes that share the value")
      }
    }
    try state.checkTypes(asIn: table)
    return state
  }

  private static func load(
    _ texts: [String: [UInt8]], _ input: WorkbenchInput, today: [String: [UInt8]]
  ) throws(TokenEdit.Fault) -> LoadedTokens {
    do throws(RunFailure) {
      let loaded = try input.load(today.merging(texts) { $1 })
      try loaded.throwIfErrors()
      return loaded
    } catch {
      throw TokenEdit.Fault(error.firstError)
    }
  }

  /// A token of another type has another name in Swift, and servers send it as something else.
  private func checkTypes(asIn old: TokenTable) throws(TokenEdit.Fault) {
    for (token, former) in zip(table.tokens, old.tokens)
    where table.type(of: token) != old.type(of: former) && token.text == former.text {
      let types = [old.type(of: former), table.type(of: token)].map { $0?.rawValue ?? "nothing" }
      throw TokenEdit.Fault("'\(token.text)' would turn from \(types[0]) into \(types[1])")
    }
  }
}

extension RunFailure {
  /// The first error as a sentence, with its position in the edited text.
  var firstError: String {
    let error = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    guard let error else { return "the tokens can't be read" }
    guard let range = error.range else { return error.message }
    let file = sources[range.file]
    return
      "\(file.path):\(LineIndex(file.bytes).place(at: range.bytes.lowerBound)): \(error.message)"
  }
}
