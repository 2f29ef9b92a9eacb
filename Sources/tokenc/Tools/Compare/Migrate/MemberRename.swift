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
/// of a case (`.old(…)`), functions and types that are not named with their type, key paths, and whatever stands in comments and literals. Where the sources declare
/// something of the old name themselves, `.old` alone stays too, since it may mean that.
package struct MemberRewriter: Sendable {
  package struct Edit: Hashable, Sendable {
    /// The identifier's bytes.
    var range: Range<Int>
    var replacement: String
  }

  private let renames: [String: [MemberRename]]

  package init(_ renames: [MemberRename]) {
    self.renames = Dictionary(grouping: renames, by: \.old)
  }

  /// The old names that a file declares itself.
  package func declaredNames(in source: [UInt8], _ tokens: [SwiftScanner.Token]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated().dropFirst() where token.kind == .identifier {
      let before = tokens[index - 1]
      guard before.kind == .identifier,
        Self.declarers.contains(String(decoding: source[before.range], as: UTF8.self))
      else { continue }
      let name = String(decoding: source[token.range], as: UTF8.self)
      if renames[name] != nil { names.insert(name) }
    }
    return names
  }

  private static let declarers: Set<String> = ["case", "let", "var", "func"]

  /// The edits of a file, in order.
  ///
  /// - Parameter declared: the names that the sources declare, in any file.
  package func edits(
    in source: [UInt8], _ tokens: [SwiftScanner.Token], declared: Set<String>
  ) -> [Edit] {
    var edits: [Edit] = []
    for index in tokens.indices.dropFirst() {
      let token = tokens[index]
      guard token.kind == .identifier, tokens[index - 1].kind == .punctuation(UInt8(ascii: ".")),
        let named = renames[String(decoding: source[token.range], as: UTF8.self)]
      else { continue }
      let isCall = isCall(tokens, index)
      let candidates = named.filter { rename in
        switch rename.form {
        case .enumCase: !isCall
        case .function: isCall
        case .type: true
        }
      }
      let rename =
        isImplicit(tokens, dot: index - 1, in: source)
        ? implicitRename(candidates, declared)
        : candidates.first { isMember(tokens, dot: index - 1, of: $0.typeName, in: source) }
      if let rename { edits.append(Edit(range: token.range, replacement: rename.new)) }
    }
    return edits
  }

  private func implicitRename(
    _ candidates: [MemberRename], _ declared: Set<String>
  ) -> MemberRename? {
    guard candidates.count == 1, candidates[0].form == .enumCase, !candidates[0].isShared,
      !declared.contains(candidates[0].old)
    else { return nil }
    return candidates[0]
  }

  private func isCall(_ tokens: [SwiftScanner.Token], _ index: Int) -> Bool {
    guard index + 1 < tokens.count, !tokens[index + 1].followsSpace else { return false }
    return tokens[index + 1].kind == .punctuation(UInt8(ascii: "("))
  }

  /// Whether a dot has no base: what stands before it can't end an expression.
  private func isImplicit(
    _ tokens: [SwiftScanner.Token], dot: Int, in source: [UInt8]
  ) -> Bool {
    guard dot > 0 else { return true }
    let before = tokens[dot - 1]
    switch before.kind {
    case .literal:
      return false
    case .identifier:
      return SwiftKeyword.precedesExpression(source[before.range])
    case .punctuation(let byte):
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\\"),
        UInt8(ascii: "."):
        return false
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"):
        // Adjacent they end an optional chain or a generic type; apart they are operators.
        return tokens[dot].followsSpace && startsApart(tokens, operatorAt: dot - 1)
      default:
        return true
      }
    }
  }

  /// Whether a space stands before the operator of which a token is the last character: `a ?? .b`.
  private func startsApart(_ tokens: [SwiftScanner.Token], operatorAt last: Int) -> Bool {
    var index = last
    while index > 0, !tokens[index].followsSpace, tokens[index - 1].kind == tokens[index].kind {
      index -= 1
    }
    return tokens[index].followsSpace
  }

  /// Whether a type's name, `ColorToken` or `ButtonView.Size`, stands before a dot.
  private func isMember(
    _ tokens: [SwiftScanner.Token], dot: Int, of typeName: String, in source: [UInt8]
  ) -> Bool {
    var dot = dot
    for (number, name) in typeName.split(separator: ".").reversed().enumerated() {
      if number > 0 { dot -= 2 }
      guard dot > 0, tokens[dot].kind == .punctuation(UInt8(ascii: ".")),
        tokens[dot - 1].kind == .identifier,
        source[tokens[dot - 1].range].elementsEqual(name.utf8)
      else { return false }
    }
    return true
  }

  /// The source with the edits made.
  package static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var end = 0
    for edit in edits {
      result += source[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return result + source[end...]
  }
}
