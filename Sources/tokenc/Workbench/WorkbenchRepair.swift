import TokenCompiler

/// Finds changes after which the colors of some tokens contrast enough.
///
/// It reads the tokens with the changes that a person made, and gives further ones, which the page adds as one step.
package struct WorkbenchRepair: Sendable {
  private let find: @Sendable (LoadedTokens) throws(RunFailure) -> Proposal

  package struct Proposal: Sendable {
    package var edits: [TokenEdit]
    /// The effect, or the reason why there is none, for example `3 colors move, up to ΔE 2.1`.
    package var words: String

    package init(edits: [TokenEdit], words: String) {
      self.edits = edits
      self.words = words
    }
  }

  package init(_ find: @escaping @Sendable (LoadedTokens) throws(RunFailure) -> Proposal) {
    self.find = find
  }

  /// Returns the edit that gives a part of a token's value another JSON in all themes that share it.
  ///
  /// - Parameter node: the part, as a file has it; `nil` comes back for one outside of the token's values.
  package static func edit(
    of token: Int, at node: NodeID, to json: String, in table: TokenTable
  ) -> TokenEdit? {
    for theme in table.themes.indices {
      guard let value = table.valueNode(of: table.tokens[token], in: theme),
        let pointer = table.tape.pointer(to: node, within: value)
      else { continue }
      return TokenEdit(
        token: table.tokens[token].text, theme: table.themes[theme].name, pointer: pointer,
        json: json)
    }
    return nil
  }

  func proposal(for state: WorkbenchState) -> Proposal {
    do throws(RunFailure) {
      return try find(state.loaded)
    } catch {
      return Proposal(edits: [], words: error.firstError)
    }
  }
}

/// An edit as the page has it.
struct EditRecord: JSONWritable {
  let edit: TokenEdit

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("token", edit.token)
      writer.member("theme", edit.theme)
      if let limits = edit.limits { writer.member("limits", limits) }
      writer.member("at", edit.pointer)
      writer.key("json")
      writer.verbatim(edit.json.utf8)
    }
  }
}
