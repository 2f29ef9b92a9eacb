import TokenChange
import TokenCompiler
import TokenComponents
import TokenPages

/// The changes as edits of the token files, for `git apply`, and as the report of a comparison, for the pull request.
struct WorkbenchPatch {
  private let bench: Workbench
  private let state: WorkbenchState

  init(_ bench: Workbench, _ state: WorkbenchState) {
    self.bench = bench
    self.state = state
  }

  /// The difference of all files, in the unified format.
  var text: String {
    state.texts.sorted { FilePath.precedes($0.key, $1.key) }.map { path, text in
      UnifiedDiff.text(old: bench.today[path], new: text, path: path)
    }.joined()
  }

  var record: JSONRecord {
    if state.texts.isEmpty { return ["unsound": "no file differs"] }
    if let fault = bench.compileFault(of: state) { return ["unsound": fault] }
    let diff = bench.diff(to: state)
    return [
      "files": state.texts.keys.sorted(), "patch": text,
      "report": String(decoding: ReportMarkdown.bytes(of: diff.tables), as: UTF8.self),
      "commands": commands,
    ]
  }

  /// The commands that make the change, and a pack for each brand that differs where releases are recorded.
  private var commands: String {
    let path = bench.input.path
    let lines = ["git apply workbench.patch", "tokenc \(path)"]
    guard !bench.releases.isEmpty else { return lines.joined(separator: "\n") }
    let changed = state.changedTokens(since: bench.base)
    let themes = state.table.themes.indices.filter { theme in
      changed.contains { index in
        let token = state.table.tokens[index]
        let former = bench.base.table.index(ofText: token.text).map { bench.base.table.tokens[$0] }
        return state.table.value(of: token, in: theme)
          != former.flatMap { bench.base.table.value(of: $0, in: theme) }
      }
    }
    let packs = themes.map { state.table.themes[$0].brand }.unique().map { brand in
      "tokenc pack \(path) --brand \(brand) --serial N --output \(FilePath.split(brand).name).themepack"
    }
    return (lines + packs).joined(separator: "\n")
  }
}

extension Workbench {
  /// The comparison of the tokens with those of a state.
  func diff(to state: WorkbenchState) -> TokenDiff {
    func side(_ state: WorkbenchState, _ label: String) -> ComparedTokens {
      ComparedTokens(
        label: label, state.table, components: specs, keepsConstantAxes: state.loaded.isResolver)
    }
    return TokenComparison.diff(
      side(base, input.path), side(state, "\(input.path), changed"),
      options: DiffOptions(includesHidden: true))
  }

  /// The releases of the contract that are supported.
  var releases: [String] {
    var loaded = base.loaded
    guard let contract = try? loaded.readContract() else { return [] }
    let minimum = loaded.configuration.minimumRelease
    return contract.releases.filter { $0 >= minimum ?? $0 }.map { "\($0)" }
  }

  /// The first error that the compiler would report of a state, if any.
  func compileFault(of state: WorkbenchState) -> String? {
    do throws(RunFailure) {
      var compiled = try CompiledTokens(state.loaded)
      try compiled.fulfilContract()
      return nil
    } catch {
      return error.firstError
    }
  }
}
