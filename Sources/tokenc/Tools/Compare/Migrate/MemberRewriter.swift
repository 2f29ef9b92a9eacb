/// A member of a generated type that goes by another name now.
package struct MemberRename: Hashable, Sendable {
  enum Form: Sendable {
    /// A case of an enum.
    case enumCase
    /// A function, named with its type only: what `.old(…)` alone calls is open.
    case function
    /// A type within another, likewise.
    case type
  }

  /// The type, with its prefix, for example `ColorToken` or `ButtonView.Size`.
  var typeName: String
  var old: String
  var new: String
  /// Whether another enum may well have a case of the old name, so that `.old` without its enum may
  /// mean that one.
  var isShared = false
  var form = Form.enumCase
}

/// Renames cases where Swift source names them as members: `ColorToken.old`, and `.old` where the
/// enum follows from the context.
///
/// `.old` behind an expression, as in `model.old`, is another thing's member and stays, as do calls
/// of a case (`.old(…)`), functions and types that are not named with their type, key paths, and
/// whatever stands in comments and literals. Where the sources declare something of the old name
/// themselves, `.old` alone stays too, since it may mean that.
package struct MemberRewriter: Sendable {
  private let renames: [String: [MemberRename]]

  package init(_ renames: [MemberRename]) {
    self.renames = Dictionary(grouping: renames, by: \.old)
  }

  /// The old names that a file declares itself.
  package func declaredNames(in source: SwiftSource) -> Set<String> {
    let declarers: Set<String> = ["case", "let", "var", "func"]
    let identifiers = zip(source.tokens, source.tokens.dropFirst()).filter { before, token in
      before.kind == .identifier && token.kind == .identifier
        && declarers.contains(source.text(of: before))
    }
    return Set(identifiers.map { source.text(of: $1) }.filter { renames[$0] != nil })
  }

  /// The edits of a file, in order.
  ///
  /// - Parameter declared: the names that the sources declare, in any file.
  package func edits(in source: SwiftSource, declared: Set<String>) -> [SwiftSource.Edit] {
    let tokens = source.tokens
    return tokens.indices.dropFirst().compactMap { index in
      let token = tokens[index]
      guard token.kind == .identifier, tokens[index - 1].kind == .punctuation("."),
        let named = renames[source.text(of: token)]
      else { return nil }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isCall = next?.kind == .punctuation("(") && next?.followsSpace == false
      let candidates = named.filter { rename in
        switch rename.form {
        case .enumCase: !isCall
        case .function: isCall
        case .type: true
        }
      }
      let rename =
        source.hasNoBase(dot: index - 1)
        ? implicitRename(candidates, declared)
        : candidates.first { source.isMember(of: $0.typeName, dot: index - 1) }
      return rename.map { SwiftSource.Edit(range: token.range, replacement: $0.new) }
    }
  }

  private func implicitRename(
    _ candidates: [MemberRename], _ declared: Set<String>
  ) -> MemberRename? {
    guard candidates.count == 1, candidates[0].form == .enumCase, !candidates[0].isShared,
      !declared.contains(candidates[0].old)
    else { return nil }
    return candidates[0]
  }
}

extension SwiftSource {
  /// Whether a dot has no base: what stands before it can't end an expression.
  fileprivate func hasNoBase(dot: Int) -> Bool {
    guard dot > 0 else { return true }
    let before = tokens[dot - 1]
    switch before.kind {
    case .punctuation("\\"), .punctuation("."):
      return false
    case .punctuation("?"), .punctuation("!"), .punctuation(">"):
      // Adjacent they end an optional chain or a generic type; apart they are operators.
      return tokens[dot].followsSpace && startsApart(operatorAt: dot - 1)
    default:
      return !before.endsExpression(in: bytes)
    }
  }

  /// Whether a space stands before the operator of which a token is the last character: `a ?? .b`.
  private func startsApart(operatorAt last: Int) -> Bool {
    var index = last
    while index > 0, !tokens[index].followsSpace, tokens[index - 1].kind == tokens[index].kind {
      index -= 1
    }
    return tokens[index].followsSpace
  }

  /// Whether a type's name, `ColorToken` or `ButtonView.Size`, stands before a dot.
  fileprivate func isMember(of typeName: String, dot: Int) -> Bool {
    var dot = dot
    for name in typeName.split(separator: ".").reversed() {
      guard dot > 0, tokens[dot].kind == .punctuation("."), tokens[dot - 1].kind == .identifier,
        bytes[tokens[dot - 1].range].elementsEqual(name.utf8)
      else { return false }
      dot -= 2
    }
    return true
  }
}
