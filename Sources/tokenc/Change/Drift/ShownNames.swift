import TokenCompiler
import TokenSwift

/// The names of the code that Figma shows developers: the code syntax of variables, and the Swift of Code Connect; held
/// against the names that generated code has.
package struct ShownNames {
  /// A name that generated code doesn't have.
  package struct Finding: Sendable {
    /// The file, as messages show it.
    package var path: String
    package var range: SourceRange?
    package var message: String

    /// The same in another file.
    package func moved(to file: FileID) -> Finding {
      var result = self
      result.range = range.map { SourceRange(file: file, bytes: $0.bytes) }
      return result
    }

    package var diagnostic: Diagnostic {
      Diagnostic(severity: .warning, id: .shownName, message: message, range: range, path: path)
    }
  }

  private let table: TokenTable
  private let accessors: Accessors
  private let nestedNames: [String: NestedNames.Path]
  private let topLevelGroups: Set<String>
  /// The visible tokens by their Swift cases, and by the whole names.
  private var byCase: [String: [Int]] = [:]
  private var bySpelling: Set<String> = []
  private let enums: Set<String>
  private let components: Set<String>

  /// - Parameter components: the names of the generated components.
  package init(_ table: TokenTable, components: [String]) {
    self.table = table
    accessors = Accessors(table.configuration.accessors)
    nestedNames = NestedNames.all(of: table.tokens, table.configuration)
    topLevelGroups = Set(nestedNames.values.compactMap(\.names.first))
    let prefix = table.configuration.typePrefix
    self.components = Set(components.map { prefix + $0 })
    let visible = table.tokens.indices.filter { !table.tokens[$0].names.isHidden }
    enums = Set(visible.map { prefix + table.tokens[$0].names.typeName })
    for index in visible {
      let names = table.tokens[index].names
      byCase[names.caseName, default: []].append(index)
      for spelling in spellings(of: index) { bySpelling.insert(spelling) }
    }
  }

  /// Every way in which code of a project may name a token.
  private func spellings(of index: Int) -> [String] {
    let token = table.tokens[index]
    let type = table.configuration.typePrefix + token.names.typeName
    let name = token.names.caseName
    var spellings = ["\(type).\(name)", ".\(name)", name, "theme[.\(name)]"]
    if accessors.configuration.isOn, let own = accessors.name(of: token) {
      spellings += [".\(own)", own]
      if table.type(of: token) == .color { spellings += ["UIColor.\(own)", "Color.\(own)"] }
    }
    if let nested = nestedNames[token.text]?.text {
      spellings += ["\(type).\(nested)", ".\(nested)", nested, "theme[.\(nested)]"]
    }
    return spellings
  }

  // MARK: Code syntax

  /// The variables whose code syntax for iOS names no token of the generated API, or another token than the one of
  /// the variable's path.
  package func findings(ofVariables root: NodeID, in tape: JSONTape, path: String) -> [Finding] {
    let meta = tape.child("meta", of: root) ?? root
    guard let variables = tape.child("variables", of: meta) else { return [] }
    let nodes =
      tape.kind(variables) == .array
      ? tape.elements(of: variables) : tape.allMembers(of: variables).map(\.value)
    return nodes.compactMap { node in
      guard let syntax = tape.child("codeSyntax", of: node),
        let shown = tape.child("iOS", of: syntax), let text = tape.stringValue(shown),
        !text.isEmpty, let name = tape.child("name", of: node).flatMap({ tape.stringValue($0) })
      else { return nil }
      return message(text, of: name).map { Finding(path: path, message: $0) }
    }
  }

  private func message(_ text: String, of variable: String) -> String? {
    let wanted = table.index(
      ofText: variable.split(separator: "/").joined(separator: "."))
    if bySpelling.contains(text) {
      guard let wanted, !table.tokens[wanted].names.isHidden,
        !spellings(of: wanted).contains(text)
      else { return nil }
      return "'\(variable)' shows '\(text)' for Swift, which is another token; it is "
        + "'\(spellings(of: wanted)[0])'"
    }
    let start = "'\(variable)' shows '\(text)' for Swift, which the generated code doesn't have"
    if let wanted, !table.tokens[wanted].names.isHidden {
      return start + "; it is '\(spellings(of: wanted)[0])'"
    }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    if let known = byCase[last]?.first {
      return start + "; did you mean '\(spellings(of: known)[0])'?"
    }
    return start + Suggestion.phrase(for: last, among: byCase.keys.sorted())
  }

  // MARK: Code Connect

  /// The names between dots that start with a token of the source and are a token's by its groups; all of them where
  /// none are, and the first alone where it is no group.
  private func nestedName(at index: Int, in source: SwiftSource) -> String {
    let first = source.text(index)
    guard topLevelGroups.contains(first) else { return first }
    var path = first
    var last = index
    while source.isMark(last + 1, "."), source.isName(last + 2), !bySpelling.contains(path) {
      last += 2
      path += "." + source.text(last)
    }
    return path
  }

  /// The tokens and components that Swift of Code Connect names and generated code doesn't have.
  package func findings(ofCodeConnect source: SwiftSource, in file: FileID) -> [Finding] {
    source.tokens.indices.compactMap { index in
      guard source.isName(index) else { return nil }
      let name = source.text(index)
      let range = SourceRange(file: file, bytes: source.tokens[index].range)
      if source.isMark(index - 1, "."), source.isName(index - 2),
        enums.contains(source.text(index - 2)), !source.isCall(index),
        !["allCases", "self"].contains(name), byCase[name] == nil
      {
        let path = nestedName(at: index, in: source)
        guard !bySpelling.contains(path) else { return nil }
        let known = path == name ? byCase.keys.sorted() : nestedNames.values.map(\.text).sorted()
        return Finding(
          path: source.path, range: range,
          message: "\(source.text(index - 2)) has no '\(path)'"
            + Suggestion.phrase(for: path, among: known))
      }
      // `let component = ButtonView.self`
      let isComponent =
        source.text(index - 2) == "component" && source.isMark(index - 1, "=")
        && source.text(index + 2) == "self"
      guard isComponent, !components.isEmpty, !components.contains(name) else { return nil }
      let nearest = Suggestion.phrase(for: name, among: components.sorted())
      guard !nearest.isEmpty else { return nil }
      return Finding(
        path: source.path, range: range, message: "there is no component '\(name)'" + nearest)
    }
  }
}

extension Diagnostic.ID {
  static let shownName = Self("shown-name")
}
