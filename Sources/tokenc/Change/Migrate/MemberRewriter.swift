import TokenCompiler
import TokenSwift

/// Renames cases where Swift source names them as members: `ColorToken.old`, and `.old` where the
/// enum follows from the context, and finds where it names what is lost.
///
/// `.old` behind an expression, as in `model.old`, is another thing's member and stays, as do calls
/// of a case (`.old(…)`), functions and types that are not named with their type, and
/// whatever stands in comments and literals. So does `.old` that is assigned to something of another
/// type: `let a: ButtonColor = .old`. Where the sources declare something of the old name
/// themselves, `.old` alone stays too, since it may mean that; such mentions are found, not renamed. So are
/// keys of a dictionary literal and cases of a `switch` that would be one afterwards.
package struct MemberRewriter: Sendable {
  private let renames: [String: [MemberRename]]
  /// The old names that become each new name.
  private let oldNames: [String: Set<String>]
  private let lost: [String: [LostNames.Member]]
  /// Of either.
  private let memberNames: MemberNames
  private let memberWords: Set<String>
  private let lostStrings: [String: String]
  /// The new names of components by the old ones.
  private let components: [String: String]
  private let lostComponents: [String: String]
  /// For each name of a property of a content what became of it, by component.
  private let fields: [String: [String: FieldChange]]
  private let contentTypes: ContentTypes?
  /// The first names of the types whose members it knows.
  private let generatedTypes: Set<String>

  private enum FieldChange {
    case renamed(String)
    case lost(String)
  }

  /// - Parameter contentTypes: the generated types of the old version, which distinguish properties
  ///   of contents from others of the same names.
  package init(
    _ renames: [MemberRename], _ lost: LostNames = LostNames(), contentTypes: ContentTypes? = nil
  ) {
    self.renames = Dictionary(
      grouping: renames.filter { ![.component, .field].contains($0.form) }, by: \.old)
    let named = self.renames.values.joined().filter { $0.form != .groupMember }
    oldNames = named.reduce(into: [:]) { $0[$1.new, default: []].insert($1.old) }
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
      lastOf: renames.filter { $0.form == .component }.map { ($0.old, $0.new) })
    lostComponents = lost.components
    self.lost = Dictionary(grouping: lost.members, by: \.caseName)
    let roots = (renames.map(\.typeName) + lost.members.map(\.typeName)).map {
      String($0.prefix { $0 != "." && $0 != "(" })
    }
    generatedTypes = Set(roots + ["Theme"])
    memberNames = MemberNames(
      Set(named.map(\.old)).union(self.lost.keys),
      groups: Set(renames.filter { $0.form == .groupMember }.map(\.old)))
    memberWords = memberNames.words
    lostStrings = lost.strings
  }

  /// `Tag` of `Tag.Content`.
  private static func component(ofContent typeName: String) -> String {
    String(typeName.dropLast(WireGroup.contentPart.utf8.count + 1))
  }

  private func addFields(
    of source: SwiftSource, _ names: SourceNames, to changes: inout TextChanges
  ) {
    guard let contentTypes else { return }
    let finder = ContentFinder(source, contentTypes, names) { fields[$0] != nil }
    for use in finder.uses {
      let (range, name) = (source.tokens[use.index].range, finder.text(use.index))
      // Where the type is not known, each component that has the property may be meant.
      let meant = (fields[name] ?? [:]).filter { use.component == nil || use.component == $0.key }
      let isDecided = use.component != nil
      if isDecided, case .renamed(let new)? = meant.values.first {
        changes.edits.append(TextEdit(range, new))
        continue
      }
      let readings = meant.sorted { $0.key < $1.key }.map { component, change in
        let subject = "\(component).Content.\(name)"
        switch change {
        case .renamed(let new): return "\(subject), which is .\(new) now"
        case .lost(let message): return subject + (isDecided ? " " : ", which ") + message
        }
      }
      guard !readings.isEmpty else { continue }
      changes.find(
        isDecided ? readings[0] : ".\(name) may be \(readings.joined(separator: ", or "))",
        at: range.lowerBound)
    }
  }

  package func note(_ source: SwiftSource, in names: inout SourceNames) {
    var own = SourceNames()
    own.members = source.names(declaredAfter: Self.memberDeclarers) {
      memberWords.contains($0) || contentTypes?.component(ofCase: $0) != nil
    }
    own.types = source.names(declaredAfter: Self.typeDeclarers) {
      components[$0] != nil || lostComponents[$0] != nil
    }
    own.ownModules = [source.module]
    own.generatedTypes = generatedTypes
    own.declarations = SourceOutline(source).declarations
    let imports = source.importTable
    own.imports = imports.modules
    let exports = imports.exports
    if !exports.isEmpty { own.exports[source.module] = exports }
    let bodies = source.typeBodies
    var around = SwiftSource.OpenBodies(bodies)
    for body in bodies where !body.isExtension {
      guard body.alias != nil || generatedTypes.contains(body.name) else { continue }
      around.move(to: body.index)
      let scope = source.scope(at: body.index, imports, in: around)
      let alias = body.alias.map { TypeAlias(type: $0, scope: scope) }
      if let alias { own.add(alias, named: body.name) }
      guard generatedTypes.contains(body.name) else { continue }
      own.add(
        OwnType(
          module: source.module, path: around.path, extent: source.declaredExtent(of: body),
          alias: alias),
        named: body.name)
    }
    for type in source.genericTypes(named: generatedTypes) {
      own.add(type.own, named: type.name)
    }
    if let contentTypes {
      own.properties = ContentFinder(source, contentTypes, own) { _ in false }.properties
    }
    names.formUnion(own)
  }

  private static let memberDeclarers = NameSet(["case", "let", "var", "func"])
  private static let typeDeclarers = NameSet([
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ])

  /// The edits of a file, in order, by the declarations of all files; listed are positions
  /// that name what is lost, or may name what is renamed and are left to a person.
  package func changes(in source: SwiftSource, _ names: SourceNames) -> TextChanges {
    var changes = TextChanges()
    let mentions = members(in: source)
    let alternatives = mentions.isEmpty ? nil : Alternatives(source)
    for mention in mentions {
      if let new = rename(of: mention, names)?.new {
        let beside = alternatives?.names(beside: mention.index) ?? []
        // What has the new name today keeps it, unless it is renamed itself.
        let old = oldNames[new] ?? []
        let isKept = renames[new] == nil
        let twins = beside.filter { name in
          name[...] != mention.name.lastName
            && (old.contains { $0.lastName == name[...] } || isKept && name[...] == new.lastName)
        }
        if twins.isEmpty {
          changes.edits.append(Self.edit(mention, to: new, in: source))
        } else {
          changes.find(
            "'\(mention.name)' is '\(new)' now, as is '\(twins.sorted()[0])' beside it; keys of a "
              + "dictionary and cases of a 'switch' have to differ", at: mention.range.lowerBound)
        }
      }
      // A string that is left is listed below.
      if !mention.isString, let finding = finding(of: mention, names) {
        changes.find(finding, at: mention.range.lowerBound)
      }
    }
    for (token, name) in positions(of: components, in: source) {
      guard let new = components[name] else { continue }
      if names.types.contains(name) {
        changes.find(
          "\(name) may be the component, which is \(new) now", at: token.range.lowerBound)
      } else {
        changes.edits.append(TextEdit(token.range, new))
      }
    }
    for (token, name) in positions(of: lostComponents, in: source) {
      let reading = names.types.contains(name) ? "may be the component, which " : ""
      changes.find("\(name) \(reading)\(lostComponents[name] ?? "")", at: token.range.lowerBound)
    }
    addFields(of: source, names, to: &changes)
    let renamed = Set(changes.edits.map(\.range.lowerBound))
    let longest = lostStrings.keys.map(\.utf8.count).max() ?? 0
    for (string, offset) in source.plainTexts(upTo: longest) {
      if let message = lostStrings[string], !renamed.contains(offset) {
        let subject = message.hasPrefix("is ") ? "it " : ""
        changes.find("\"\(string)\" is a server's string; \(subject)\(message)", at: offset)
      }
    }
    changes.edits = changes.edits.disjoint
    changes.findings.sort { $0.offset < $1.offset }
    return changes
  }

  /// The edit of the names that change, so that what stands between the others stays.
  private static func edit(
    _ mention: MemberMention, to new: String, in source: SwiftSource
  ) -> TextEdit {
    let old = mention.isString ? [] : mention.name.split(separator: ".")
    let names = new.split(separator: ".")
    guard old.count > 1, names.count > 1 else { return TextEdit(mention.range, new) }
    let kept = zip(old.dropLast(), names.dropLast()).prefix { $0 == $1 }.count
    let first = mention.index - 2 * (old.count - 1 - kept)
    let start = source.tokens[first].range.lowerBound
    return TextEdit(
      start..<mention.range.upperBound, names.dropFirst(kept).joined(separator: "."))
  }

  /// The members that a file names and that may be renamed or lost, in order.
  func members(in source: SwiftSource) -> [MemberMention] { source.members(named: memberNames) }

  /// The member of a generated type that is named, where that is decided.
  func rename(of mention: MemberMention, _ names: SourceNames) -> MemberRename? {
    let candidates = candidates(for: mention).filter { $0.form != .groupMember }
    guard case .implied = mention.base else {
      return candidates.first { $0.isStated(by: mention, names) }
    }
    let stated = mention.statedType(names)
    if stated != nil || mention.call != nil {
      let meant = candidates.filter {
        $0.form == .enumCase && $0.isStated(by: mention, names)
      }
      // A subscript of a theme takes any enum of tokens.
      if stated?.type == .anyToken, meant.count > 1 || meant.first?.isShared ?? false { return nil }
      if let first = meant.first { return first }
    }
    guard stated == nil, candidates.count == 1, candidates[0].form == .enumCase,
      !candidates[0].isShared, names.knowsModules(of: mention.scope),
      !mention.isPlatforms, !names.isForeign(candidates[0].typeName, in: mention.scope),
      !mention.isOwn(names), lost[mention.name] == nil
    else { return nil }
    return candidates[0]
  }

  /// The members that a mention may mean, or it may mean something else: all of a group that is held as a value, else
  /// one.
  func possibleRenames(of mention: MemberMention, _ names: SourceNames) -> [MemberRename] {
    guard rename(of: mention, names) == nil else { return [] }
    let possible = candidates(for: mention).filter { $0.mayBeMeant(by: mention, names) }
    let members = possible.filter { $0.form == .groupMember }
    return members.isEmpty ? Array(possible.prefix(1)) : members
  }

  private func candidates(for mention: MemberMention) -> [MemberRename] {
    (renames[mention.name] ?? []).filter { rename in
      switch rename.form {
      case .enumCase: !mention.isCall
      case .function: mention.isCall
      case .type: true
      case .groupMember: mention.isWritten && !mention.hasMember
      case .component, .field: false
      }
    }
  }

  /// Where a file names components as types: not as a member of something or as a label.
  private func positions(
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

  private func finding(of mention: MemberMention, _ names: SourceNames) -> String? {
    let name = mention.name
    let lost = lost[name] ?? []
    if mention.isWritten,
      let stated = lost.first(where: { mention.isStated(as: $0.typeName, names) })
    {
      return "\(stated.typeName).\(stated.caseName) \(stated.message)"
    }
    let possible = candidates(for: mention)
      .filter { rename in
        // The functions of styles are called without their type: `.title(theme)`.
        let isOpen =
          [.enumCase, .groupMember].contains(rename.form)
          || rename.form == .function && rename.isShared
        return isOpen && rename.mayBeMeant(by: mention, names)
      }
    let gone = mention.isCall ? [] : lost.filter { mention.mayBe(of: $0.typeName, names) }
    if possible.isEmpty, gone.count == 1, !mention.isOwn(names), !gone[0].isShared {
      return "\(gone[0].typeName).\(name) \(gone[0].message)"
    }
    guard rename(of: mention, names) == nil else { return nil }
    let readings =
      gone.map { "\($0.typeName).\(name), which \($0.message)" }
      + possible.map {
        let member = $0.form == .groupMember ? "the group of ." : "\($0.typeName)."
        return "\(member)\($0.member ?? name), which is .\($0.new) now"
      }
    return readings.isEmpty ? nil : ".\(name) may be \(readings.joined(separator: ", or "))"
  }
}

extension String {
  /// The last of names between dots.
  fileprivate var lastName: Substring {
    lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
  }
}

extension MemberRename {
  fileprivate func isStated(by mention: MemberMention, _ names: SourceNames) -> Bool {
    allTypes.contains { mention.isStated(as: $0, names) }
  }

  fileprivate func mayBeMeant(by mention: MemberMention, _ names: SourceNames) -> Bool {
    allTypes.contains { mention.mayBe(of: $0, names) }
  }
}
