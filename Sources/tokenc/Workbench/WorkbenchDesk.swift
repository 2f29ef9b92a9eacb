import TokenCompiler
import TokenPages
import TokenPreview
import TokenScreens

/// Answers the page of the workbench. Each question has all changes, so that nothing of it is kept for the next one.
///
/// ```
/// POST workbench/draw    {"edits": […], "documents": [0, 1], "themes": [0], "shape": "9a3f…"}
/// POST workbench/value   {"edits": […], "token": "color.accent", "theme": "alfa dark"}
/// POST workbench/effects {"edits": […]}
/// POST workbench/patch   {"edits": […]}
/// POST workbench/repair  {"edits": […]}
/// ```
///
/// A change is `{"token": "color.accent", "theme": "alfa dark", "at": "", "oklch": [0.6, 0.2, 29, 1]}`, with `text` or
/// `json` for other values, and with `limits`, such as `["brand"]`, where not all themes that share the value change.
///
/// Pictures that differ from others in plain colors alone have the same shape. They come without their pieces if the page
/// has that shape.
package struct WorkbenchDesk: PageDesk {
  private var bench: Workbench
  /// The desk of the page of screens; `nil` without components.
  private let screens: ScreenDesk?

  package init(_ bench: Workbench) {
    self.bench = bench
    screens = bench.screens.map { ScreenDesk($0.side) }
  }

  package mutating func answer(_ path: String, to body: [UInt8]) -> [UInt8]? {
    guard let path = WorkbenchPath(rawValue: path) else { return screens?.answer(path, to: body) }
    guard body.count <= ScreenDesk.mostBytes, let question = WorkbenchQuestion(body) else {
      return nil
    }
    let outcome = bench.outcome(of: question.edits)
    let record: JSONRecord
    switch path {
    case .draw: record = drawn(question, outcome.state)
    case .value: record = value(question, outcome.state)
    case .effects: record = WorkbenchEffects(bench, outcome.state).record
    case .patch: record = WorkbenchPatch(bench, outcome.state).record
    case .repair: record = repaired(outcome.state)
    }
    var writer = JSONWriter()
    writer.value(record + ["fault": outcome.fault.map { fault(number: $0.number, $0.message) }])
    return writer.bytes
  }

  package func knows(_ path: String) -> Bool {
    WorkbenchPath(rawValue: path) != nil || screens?.knows(path) == true
  }

  private enum WorkbenchPath: String {
    case draw = "/workbench/draw"
    case value = "/workbench/value"
    case effects = "/workbench/effects"
    case patch = "/workbench/patch"
    case repair = "/workbench/repair"
  }

  private func fault(number: Int, _ message: String) -> JSONRecord {
    ["edit": number, "message": message]
  }

  private func repaired(_ state: WorkbenchState) -> JSONRecord {
    let none = WorkbenchRepair.Proposal(edits: [], words: "nothing here repairs contrast")
    let proposal = bench.repair?.proposal(for: state) ?? none
    return ["edits": proposal.edits.map { EditRecord(edit: $0) }, "text": proposal.words]
  }

  // MARK: Drawing

  private func drawn(_ question: WorkbenchQuestion, _ state: WorkbenchState) -> JSONRecord {
    var pool = SketchPool()
    let data = PreviewData(table: state.table, components: [])
    let changed = state.changedTokens(since: bench.base).map { index -> JSONRecord in
      let token = state.table.tokens[index]
      return [
        "token": index, "values": data.values(of: token, in: &pool),
        "targets": data.targets(of: token),
      ]
    }
    let record: JSONRecord = [
      "repairs": bench.repair == nil ? nil : true, "changed": changed, "values": pool,
      "told": question.edits.map { told($0, state) },
      "count": question.edits.isEmpty
        ? "no changes"
        : "\(counted(question.edits.count, "change")), \(counted(changed.count, "token")) affected",
    ]
    guard let screens = bench.screens, let side = screens.side(of: state, label: "") else {
      return record
    }
    let themes = question.themes.filter(state.table.themes.indices.contains)
    let pictures = screens.pictures(of: question.documents, in: themes, with: side)
    let table = PiecesRecord(pictures.pieces)
    let shape = ScreensData.digest(of: [("views", pictures.views)] + table.shapeMembers)
    return record + ["views": pictures.views, "shape": shape, "paints": table.paints]
      + (shape == question.shape ? [:] : ["pieces": table.pieces])
  }

  /// A change in words: the value before and after it, and the themes in which the token differs.
  private func told(_ edit: WorkbenchEdit, _ state: WorkbenchState) -> JSONRecord {
    let themes = state.table.themes.indices.filter { theme in
      bench.base.text(of: edit.token, in: theme) != state.text(of: edit.token, in: theme)
    }
    let shown = state.table.themes.firstIndex { $0.name == edit.theme } ?? 0
    let was = bench.base.text(of: edit.token, in: shown)
    let now = state.text(of: edit.token, in: shown)
    return [
      "token": edit.token, "text": "\(was) → \(now) in \(state.label(of: themes))",
    ]
  }

  // MARK: Values

  private func value(_ question: WorkbenchQuestion, _ state: WorkbenchState) -> JSONRecord {
    let table = state.table
    guard let index = table.index(ofText: question.token),
      let theme = table.themes.firstIndex(where: { $0.name == question.theme }),
      let node = table.valueNode(of: table.tokens[index], in: theme)
    else {
      return [
        "token": question.token, "about": "It has no value in this theme.",
        "reach": [] as [JSONRecord], "chain": [] as [Int], "fields": [] as [JSONRecord],
      ]
    }
    let token = table.tokens[index]
    let range = table.tape.range(node)
    let file = state.loaded.sources[range.file]
    let shared = table.themes.indices.filter { table.valueNode(of: token, in: $0) == node }
    let chain = table.aliasChain(of: token, in: theme)
    let position = LineIndex(file.bytes).place(at: range.bytes.lowerBound)
    return [
      "token": token.text,
      "about": [token.description, "\(file.path):\(position).", uses(of: token)]
        .compactMap(\.self).joined(separator: " "),
      "reach": reach(from: theme, shared, state),
      "chain": chain.compactMap { table.index(ofText: $0.text) },
      "fields": ValueFields(of: token, node, in: theme, of: table).records,
    ]
  }

  /// The parts of components that name a token, for example `Used by ButtonView.button and 2 more.`
  private func uses(of token: Token) -> String? {
    let uses = bench.uses[token.text]
    guard !uses.isEmpty else { return nil }
    let rest = uses.count > Self.mostUses ? " and \(uses.count - Self.mostUses) more" : ""
    return "Used by \(uses.prefix(Self.mostUses).joined(separator: ", "))\(rest)."
  }

  private static let mostUses = 6

  /// The choices of themes in which a change counts: those that share the value, all of one context, or one theme alone.
  private func reach(from theme: Int, _ shared: [Int], _ state: WorkbenchState) -> [JSONRecord] {
    let table = state.table
    let roles = table.themes[theme].roles
    let names = table.brandModifiers.map(\.name) + table.axes.map(\.rawValue)
    let varying = names.filter { name in
      Set(table.themes.compactMap { $0.roles[name] }).count > 1
    }
    var choices: [JSONRecord] = [["label": "\(state.label(of: shared)), which share this value"]]
    guard table.themes.count > 1 else { return [] }
    if varying.count > 1 {
      choices += varying.map { name -> JSONRecord in
        ["label": "all of \(roles[name] ?? name)", "limits": [name]]
      }
    }
    let alone: JSONRecord = ["label": "\(table.themes[theme].name) alone", "limits": varying]
    return choices + [alone]
  }
}

extension WorkbenchState {
  /// The value or alias of a token in short.
  fileprivate func text(of path: String, in theme: Int) -> String {
    guard let index = table.index(ofText: path) else { return "" }
    let token = table.tokens[index]
    return target(of: token, in: theme) ?? table.value(of: token, in: theme)?.shortText ?? ""
  }

  /// For example `alfa light, alfa dark`.
  fileprivate func label(of themes: [Int]) -> String {
    if themes.isEmpty { return "no theme" }
    return themes.count == table.themes.count
      ? "every theme" : themes.map { table.themes[$0].name }.joined(separator: ", ")
  }

  /// The numbers of the tokens with another value or alias in some theme; of all tokens if there are others now.
  func changedTokens(since base: WorkbenchState) -> [Int] {
    table.tokens.indices.filter { index in
      let token = table.tokens[index]
      guard base.table.tokens.indices.contains(index), base.table.tokens[index].text == token.text
      else { return true }
      let former = base.table.tokens[index]
      return table.themes.indices.contains { theme in
        table.value(of: token, in: theme) != base.table.value(of: former, in: theme)
          || target(of: token, in: theme) != base.target(of: former, in: theme)
      }
    }
  }

  private func target(of token: Token, in theme: Int) -> String? {
    guard let path = table.occurrence(of: token, in: theme)?.aliasTarget else { return nil }
    return table.index(of: path).map { table.tokens[$0].text }
  }
}
