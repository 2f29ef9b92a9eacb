import TokenCompiler

/// A member of a generated type that goes by another name now.
package struct MemberRename: Hashable, Sendable {
  enum Form: Sendable {
    /// A case of an enum.
    case enumCase
    /// A function, named with its type only: what `.old(…)` alone calls is open.
    case function
    /// A type within another, likewise.
    case type
    /// A property of a component's content, also as a label of its initializer.
    case field
    /// A component: a type of no other.
    case component
  }

  /// The type, with its prefix, for example `ColorToken` or `ButtonView.Size`; empty for a component.
  var typeName: String
  var old: String
  var new: String
  /// Whether another enum may well have a case of the old name, so that `.old` without its enum may
  /// mean that one.
  var isShared = false
  var form = Form.enumCase
}

/// What the sources declare that tells which members they mean.
package struct SourceNames: Sendable {
  /// The names of members that they declare themselves.
  package var members: Set<String> = []
  /// The names of components that they have types of their own for.
  package var types: Set<String> = []
  /// The types that each `typealias` stands for.
  package var typeAliases: [String: Set<String>] = [:]
  /// The properties of types of their own, `""` for global ones, as far as one type is known.
  var properties: [String: [String: SwiftType]] = [:]

  package init() {}
}

/// Renames cases where Swift source names them as members: `ColorToken.old`, and `.old` where the
/// enum follows from the context, and finds where it names what is lost.
///
/// `.old` behind an expression, as in `model.old`, is another thing's member and stays, as do calls
/// of a case (`.old(…)`), functions and types that are not named with their type, and
/// whatever stands in comments and literals. So does `.old` that is assigned to something of another
/// type: `let a: ButtonColor = .old`. Where the sources declare something of the old name
/// themselves, `.old` alone stays too, since it may mean that; such places are found, not renamed.
package struct MemberRewriter: Sendable {
  private let renames: [String: [MemberRename]]
  private let lost: [String: [LostNames.Member]]
  private let lostStrings: [String: String]
  /// The new names of components by the old ones.
  private let components: [String: String]
  private let lostComponents: [String: String]
  /// For each name of a property of a content what became of it, by component.
  private let fields: [String: [String: FieldChange]]
  private let contentTypes: ContentTypes?

  private enum FieldChange {
    case renamed(String)
    case lost(String)
  }

  /// - Parameter contentTypes: the generated types of the old version, by which properties of contents are
  ///   told from others of the same names.
  package init(
    _ renames: [MemberRename], _ lost: LostNames = LostNames(), contentTypes: ContentTypes? = nil
  ) {
    self.renames = Dictionary(
      grouping: renames.filter { ![.component, .field].contains($0.form) }, by: \.old)
    var fields: [String: [String: FieldChange]] = [:]
    for rename in renames where rename.form == .field {
      fields[rename.old, default: [:]][Self.component(ofContent: rename.typeName)] =
        .renamed(rename.new)
    }
    for member in lost.fields {
      fields[member.caseName, default: [:]][Self.component(ofContent: member.typeName)] =
        .lost(member.message)
    }
    self.fields = fields
    self.contentTypes = fields.isEmpty ? nil : contentTypes
    components = Dictionary(
      renames.filter { $0.form == .component }.map { ($0.old, $0.new) }, uniquingKeysWith: { $1 })
    lostComponents = lost.components
    self.lost = Dictionary(grouping: lost.members, by: \.caseName)
    lostStrings = lost.strings
  }

  /// `Tag` of `Tag.Content`.
  private static func component(ofContent typeName: String) -> String {
    String(typeName.dropLast(WireGroup.contentPart.utf8.count + 1))
  }

  /// The properties of contents that a file names and what became of them, for each component that it may
  /// be: one where that is decided.
  private func contentUses(
    in source: SwiftSource, _ names: SourceNames
  ) -> [(token: SwiftSource.Token, isDecided: Bool, changes: [String: FieldChange])] {
    guard let contentTypes else { return [] }
    let finder = ContentFinder(source, contentTypes, names) { fields[$0] != nil }
    return finder.uses.compactMap { use in
      let token = source.tokens[use.index]
      let changes = fields[source.text(of: token)] ?? [:]
      guard let component = use.component else { return (token, false, changes) }
      return changes[component].map { (token, true, [component: $0]) }
    }
  }

  private func fieldFindings(
    in source: SwiftSource, _ names: SourceNames
  ) -> [SwiftSource.Finding] {
    contentUses(in: source, names).compactMap { token, isDecided, changes in
      let name = source.text(of: token)
      let readings = changes.sorted { $0.key < $1.key }.compactMap { component, change in
        let subject = "\(component).Content.\(name)"
        switch change {
        case .renamed(let new): return isDecided ? nil : "\(subject), which is .\(new) now"
        case .lost(let message): return subject + (isDecided ? " " : ", which ") + message
        }
      }
      guard !readings.isEmpty else { return nil }
      let text = isDecided ? readings[0] : ".\(name) may be \(readings.joined(separator: ", or "))"
      return .init(offset: token.range.lowerBound, text: text)
    }
  }

  /// Notes what a file declares.
  package func note(_ source: SwiftSource, in names: inout SourceNames) {
    names.members.formUnion(
      declaredNames(in: source, after: ["case", "let", "var", "func"]) {
        renames[$0] != nil || lost[$0] != nil || contentTypes?.component(ofCase: $0) != nil
      })
    names.types.formUnion(
      declaredNames(in: source, after: Self.typeDeclarers) {
        components[$0] != nil || lostComponents[$0] != nil
      })
    for (index, token) in source.tokens.enumerated()
    where token.kind == .identifier && source.text(of: token) == "typealias" {
      let rest = source.tokens[(index + 1)...]
      guard let name = rest.first, name.kind == .identifier,
        rest.dropFirst().first?.kind == .punctuation("=")
      else { continue }
      let type = source.typeName(from: index + 3)
      if !type.isEmpty { names.typeAliases[source.text(of: name), default: []].insert(type) }
    }
    if let contentTypes {
      let finder = ContentFinder(source, contentTypes, names) { _ in false }
      for (owner, properties) in finder.properties {
        // Types of one name may be several.
        names.properties[owner, default: [:]].merge(properties) { $0 == $1 ? $0 : .unknown }
      }
    }
  }

  private static let typeDeclarers: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  /// The names of some sort that a file declares itself, after one of some keywords.
  private func declaredNames(
    in source: SwiftSource, after declarers: Set<String>, where isMeant: (String) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in source.tokens.enumerated().dropLast()
    where token.kind == .identifier && declarers.contains(source.text(of: token)) {
      let isCase = source.text(of: token) == "case"
      for name in source.names(declaredAt: index + 1, isList: isCase) where isMeant(name) {
        names.insert(name)
      }
    }
    return names
  }

  /// The edits of a file, in order.
  ///
  /// - Parameter names: what the sources declare, in any file.
  package func edits(in source: SwiftSource, _ names: SourceNames) -> [SwiftSource.Edit] {
    let members = found(in: source, names).map { token, rename in
      SwiftSource.Edit(range: token.range, replacement: rename.new)
    }
    let types = places(of: components, in: source).compactMap { token, name -> SwiftSource.Edit? in
      guard let new = components[name], !names.types.contains(name) else { return nil }
      return SwiftSource.Edit(range: token.range, replacement: new)
    }
    let fields = contentUses(in: source, names).compactMap { use -> SwiftSource.Edit? in
      guard use.isDecided, case .renamed(let new)? = use.changes.values.first else { return nil }
      return SwiftSource.Edit(range: use.token.range, replacement: new)
    }
    return (members + types + fields).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The members that a file names, by the offset of their first byte, in order.
  func matches(
    in source: SwiftSource, _ names: SourceNames
  ) -> [(offset: Int, member: MemberRename)] {
    found(in: source, names).map { ($0.range.lowerBound, $1) }
  }

  /// The members of which a file names one or something else, each time it does.
  func unclearMatches(in source: SwiftSource, _ names: SourceNames) -> [MemberRename] {
    members(in: source).compactMap { index, named in
      guard source.hasNoBase(dot: index - 1) else { return nil }
      let annotation = source.annotation(before: index - 1)
      let candidates = candidates(at: index, of: source, named.renames)
      guard implicitRename(at: index, of: source, candidates, names) == nil else { return nil }
      return candidates.first { mayBe(annotation, $0.typeName, names) }
    }
  }

  private func found(
    in source: SwiftSource, _ names: SourceNames
  ) -> [(token: SwiftSource.Token, rename: MemberRename)] {
    members(in: source).compactMap { index, named in
      let token = source.tokens[index]
      let candidates = self.candidates(at: index, of: source, named.renames)
      let rename: MemberRename? =
        source.hasNoBase(dot: index - 1)
        ? implicitRename(at: index, of: source, candidates, names)
        : candidates.first { source.isMember(of: $0.typeName, dot: index - 1, names) }
      return rename.map { (token, $0) }
    }
  }

  /// Where a file names components as types: not as a member of something or as a label.
  private func places(
    of components: [String: String], in source: SwiftSource
  ) -> [(token: SwiftSource.Token, name: String)] {
    guard !components.isEmpty else { return [] }
    let tokens = source.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .identifier else { return nil }
      let name = source.text(of: tokens[index])
      guard components[name] != nil else { return nil }
      let before = index > 0 ? tokens[index - 1].kind : nil
      let after = index + 1 < tokens.count ? tokens[index + 1].kind : nil
      let isLabel =
        after == .punctuation(":") && (before == .punctuation("(") || before == .punctuation(","))
      let isDeclaration =
        before == .identifier && Self.typeDeclarers.contains(source.text(of: tokens[index - 1]))
      return before == .punctuation(".") || isLabel || isDeclaration ? nil : (tokens[index], name)
    }
  }

  /// The places of a file that name what is lost, or may name what is renamed and are left to a
  /// person, in order.
  package func findings(in source: SwiftSource, _ names: SourceNames) -> [SwiftSource.Finding] {
    var findings = members(in: source).compactMap { index, named -> SwiftSource.Finding? in
      let token = source.tokens[index]
      func finding(_ text: String) -> SwiftSource.Finding {
        .init(offset: token.range.lowerBound, text: text)
      }
      guard source.hasNoBase(dot: index - 1) else {
        return named.lost.first { source.isMember(of: $0.typeName, dot: index - 1, names) }
          .map { finding("\($0.typeName).\($0.caseName) \($0.message)") }
      }
      let name = source.text(of: token)
      let annotation = source.annotation(before: index - 1)
      let renames = candidates(at: index, of: source, named.renames)
        .filter { $0.form == .enumCase && mayBe(annotation, $0.typeName, names) }
      let lost =
        source.isCall(index) ? [] : named.lost.filter { mayBe(annotation, $0.typeName, names) }
      if renames.isEmpty, lost.count == 1, !names.members.contains(name), !lost[0].isShared {
        return finding("\(lost[0].typeName).\(name) \(lost[0].message)")
      }
      guard implicitRename(at: index, of: source, renames, names) == nil else { return nil }
      let readings =
        lost.map { "\($0.typeName).\(name), which \($0.message)" }
        + renames.map { "\($0.typeName).\(name), which is .\($0.new) now" }
      return readings.isEmpty
        ? nil : finding(".\(name) may be \(readings.joined(separator: ", or "))")
    }
    for (token, name) in places(of: components, in: source) where names.types.contains(name) {
      let text = "\(name) may be the component, which is \(components[name] ?? "") now"
      findings.append(.init(offset: token.range.lowerBound, text: text))
    }
    for (token, name) in places(of: lostComponents, in: source) {
      let reading = names.types.contains(name) ? "may be the component, which " : ""
      let text = "\(name) \(reading)\(lostComponents[name] ?? "")"
      findings.append(.init(offset: token.range.lowerBound, text: text))
    }
    findings += fieldFindings(in: source, names)
    for token in source.tokens where token.kind == .literal {
      let text = source.bytes[token.range]
      guard text.count > 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else {
        continue
      }
      let string = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
      if let message = lostStrings[string] {
        findings.append(
          .init(
            offset: token.range.lowerBound, text: "\"\(string)\" is a server's string; \(message)"))
      }
    }
    return findings.sorted { $0.offset < $1.offset }
  }

  private typealias Named = (renames: [MemberRename], lost: [LostNames.Member])

  /// The members with a name that is renamed or lost, by their place among the tokens.
  private func members(in source: SwiftSource) -> [(index: Int, named: Named)] {
    let tokens = source.tokens
    var result: [(index: Int, named: Named)] = []
    for index in tokens.indices.dropFirst() {
      guard tokens[index].kind == .identifier, tokens[index - 1].kind == .punctuation(".") else {
        continue
      }
      let name = source.text(of: tokens[index])
      let named = Named(renames: renames[name] ?? [], lost: lost[name] ?? [])
      if !named.renames.isEmpty || !named.lost.isEmpty { result.append((index, named)) }
    }
    return result
  }

  private func candidates(
    at index: Int, of source: SwiftSource, _ renames: [MemberRename]
  ) -> [MemberRename] {
    let isCall = source.isCall(index)
    return renames.filter { rename in
      switch rename.form {
      case .enumCase: !isCall
      case .function: isCall
      case .type: true
      case .component, .field: false
      }
    }
  }

  /// Whether something whose type is stated may be of an enum; anything may whose type is not.
  private func mayBe(_ annotation: String?, _ typeName: String, _ names: SourceNames) -> Bool {
    annotation.map { SwiftSource.means($0, typeName, names) } ?? true
  }

  private func implicitRename(
    at index: Int, of source: SwiftSource, _ candidates: [MemberRename], _ names: SourceNames
  ) -> MemberRename? {
    if let annotation = source.annotation(before: index - 1) {
      return candidates.first {
        $0.form == .enumCase && SwiftSource.means(annotation, $0.typeName, names)
      }
    }
    guard candidates.count == 1, candidates[0].form == .enumCase, !candidates[0].isShared,
      !names.members.contains(candidates[0].old), lost[candidates[0].old] == nil
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

  /// The name at a token and, of cases, those after commas: `home(Int), gone = 2`.
  fileprivate func names(declaredAt start: Int, isList: Bool) -> [String] {
    var names: [String] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      index += 1
      guard isList else { break }
      if index < tokens.count, tokens[index].kind == .punctuation("(") {
        var depth = 0
        repeat {
          if tokens[index].kind == .punctuation("(") { depth += 1 }
          if tokens[index].kind == .punctuation(")") { depth -= 1 }
          index += 1
        } while depth > 0 && index < tokens.count
      }
      if index + 1 < tokens.count, tokens[index].kind == .punctuation("=") {
        index += tokens[index + 1].kind == .punctuation("-") ? 3 : 2
      }
      guard index < tokens.count, tokens[index].kind == .punctuation(",") else { break }
      index += 1
    }
    return names
  }

  /// Whether a member is called: `.old(…)`.
  fileprivate func isCall(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    return tokens[index + 1].kind == .punctuation("(") && !tokens[index + 1].followsSpace
  }

  /// The type that is stated for what a member without a base is assigned to: `ColorToken` of
  /// `let a: ColorToken = .old`; `nil` where none is, or one that is no plain name.
  fileprivate func annotation(before dot: Int) -> String? {
    guard dot > 1, tokens[dot - 1].kind == .punctuation("=") else { return nil }
    var index = dot - 2
    if [.punctuation("?"), .punctuation("!")].contains(tokens[index].kind) { index -= 1 }
    var names: [String] = []
    while index > 0, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      guard tokens[index - 1].kind == .punctuation(".") else { break }
      index -= 2
    }
    guard index > 0, !names.isEmpty, tokens[index - 1].kind == .punctuation(":") else { return nil }
    return names.reversed().joined(separator: ".")
  }

  /// The dotted name that starts at a token; empty where something else does.
  fileprivate func typeName(from start: Int) -> String {
    var names: [String] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      guard index + 1 < tokens.count, tokens[index + 1].kind == .punctuation(".") else { break }
      index += 2
    }
    return names.joined(separator: ".")
  }

  /// Whether a written type is a known one, perhaps with a module before it or by a `typealias`.
  fileprivate static func means(_ written: String, _ typeName: String, _ names: SourceNames) -> Bool
  {
    if written == typeName || written.hasSuffix("." + typeName) { return true }
    let last = written.split(separator: ".").last.map(String.init) ?? written
    return names.typeAliases[last]?.contains { $0 == typeName || $0.hasSuffix("." + typeName) }
      ?? false
  }

  /// Whether a type's name, `ColorToken` or `ButtonView.Size`, or an alias of it, stands before a dot.
  fileprivate func isMember(of typeName: String, dot: Int, _ names: SourceNames) -> Bool {
    var index = dot
    var written: [String] = []
    while index > 0, tokens[index].kind == .punctuation("."), tokens[index - 1].kind == .identifier
    {
      written.insert(text(of: tokens[index - 1]), at: 0)
      index -= 2
      guard index >= 0 else { break }
    }
    return Self.means(written.joined(separator: "."), typeName, names)
  }
}
