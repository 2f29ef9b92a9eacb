import TokenCompiler
import TokenComponents
import TokenSwift

/// Which names of tokens a redesign leaves behind and which it brings, seen from an old version and
/// today's: one yardstick for all versions between the two.
package struct Generations: Sendable {
  package enum Generation: String, Sendable {
    /// Deprecated today, or gone: what is to be used no more.
    case old
    /// Names that the old version lacks, new names of renamed tokens among them.
    case new
    /// Names that both have, whatever became of their values.
    case kept
  }

  /// A token under a name that it has or had.
  struct Entry: Sendable {
    var generation: Generation
    /// The path, or for a former name that servers may send the name.
    var path: String
    /// The group of its server's name, and that name.
    var group: String
    var serverName: String
    /// How Swift names it, with the prefix; empty for a hidden token, which only aliases name.
    var swiftName: String
    var successor: String?
    var isThere: Bool
    var isBrand = false
  }

  private(set) var entries: [Entry] = []
  private var paths: [String: Int] = [:]
  private var serverNames: [ServerName: Int] = [:]
  /// The entries of the same, whatever their groups.
  private var texts: [String: [Int]] = [:]
  private var longestText = 0
  private var members: [String: MemberRename] = [:]
  /// The names of tokens by their groups, by the tokens' Swift names.
  private var nestedNames: [String: Set<String>] = [:]

  /// - Parameter diff: the comparison of the two, which knows what was renamed.
  package init(old: ComparedTokens, new: ComparedTokens, _ diff: TokenDiff) {
    addNestedNames(of: new)
    addNestedNames(of: old)
    for token in new.tokens { add(token, ofToday: new, isNew: old[token.text] == nil) }
    let renames = Dictionary(
      firstOf: diff.changes.filter { $0.kind == .renamed }.map { ($0.from ?? $0.path, $0.path) })
    for token in old.tokens {
      add(token, .old, old, successor: renames[token.text], isThere: false)
    }
    addFormerNames(of: new)
    let heirs = diff.components.filter { $0.isOfBrand && $0.kind == .renamed }
    addBrands(of: new, besides: old)
    addBrands(
      of: old,
      successors: Dictionary(firstOf: heirs.map { ($0.from ?? "", $0.path) }))
    markShared(in: new)
  }

  /// Those of a version by itself, in the order of its tokens: nothing is new in it.
  package init(of side: ComparedTokens) {
    addNestedNames(of: side)
    for token in side.tokens { add(token, ofToday: side, isNew: false) }
    addFormerNames(of: side)
    addBrands(of: side, besides: side)
    markShared(in: side)
  }

  /// Notes names by groups; a token may have had several.
  private mutating func addNestedNames(of side: ComparedTokens) {
    let nested = NestedNames.all(of: side.tokens, side.configuration)
    for token in side.tokens {
      guard let path = nested[token.text] else { continue }
      let typeName = side.configuration.typePrefix + token.names.typeName
      nestedNames["\(typeName).\(token.names.caseName)", default: []].insert(path.text)
    }
  }

  private mutating func add(_ token: Token, ofToday side: ComparedTokens, isNew: Bool) {
    let isOld = token.deprecation != nil
    add(
      token, isOld ? .old : isNew ? .new : .kept, side,
      successor: isOld ? token.names.replacedBy : nil, isThere: true)
  }

  /// Notes that a server's name is of the entry that comes next.
  private mutating func addServerName(_ key: ServerName) {
    serverNames[key] = entries.count
    texts[key.name, default: []].append(entries.count)
    longestText = max(longestText, key.name.utf8.count)
  }

  /// Adds what servers called tokens once, unless it means another today.
  private mutating func addFormerNames(of new: ComparedTokens) {
    for token in new.tokens {
      for name in token.names.formerNames {
        let key = ServerName(group: token.names.group, name: name)
        guard serverNames[key] == nil else { continue }
        addServerName(key)
        entries.append(
          Entry(
            generation: .old, path: name, group: key.group, serverName: name, swiftName: "",
            successor: token.text, isThere: false))
      }
    }
  }

  /// Adds brands that are not known yet, with the names that they had before.
  ///
  /// - Parameter other: what says which are new; `nil` for a version whose brands are gone.
  private mutating func addBrands(
    of side: ComparedTokens, besides other: ComparedTokens? = nil,
    successors: [String: String] = [:]
  ) {
    for modifier in side.table.declaredBrandModifiers {
      let known = other?.table.declaredBrandModifiers.first { $0.name == modifier.name }?.contexts
      let group = WireGroup.brands(modifier.name).path
      func add(_ brand: String, _ generation: Generation, of heir: String?, isThere: Bool) {
        guard serverNames[ServerName(group: group, name: brand)] == nil else { return }
        let path = "\(modifier.typeName).\(brand)"
        addServerName(ServerName(group: group, name: brand))
        let prefix = side.configuration.typePrefix
        for name in BrandName.all(of: brand, in: modifier, of: side.table) {
          members["\(prefix)\(name.typeName).\(name.name)"] = MemberRename(
            typeName: prefix + name.typeName, old: name.name, new: "\(entries.count)",
            isShared: true)
        }
        entries.append(
          Entry(
            generation: generation, path: path, group: group, serverName: brand,
            swiftName: "\(prefix)\(modifier.typeName).\(SwiftName.brandCase([brand]))",
            successor: heir ?? successors[path], isThere: isThere, isBrand: true))
      }
      for brand in modifier.contexts {
        let isNew = known.map { !$0.contains(brand) }
        let setting = side.configuration.brands.first { $0.name == brand }
        let successor = setting?.replacedBy.map { "\(modifier.typeName).\($0)" }
        let isOld = isNew == nil || successor != nil
        add(
          brand, isOld ? .old : isNew == true ? .new : .kept, of: successor, isThere: isNew != nil)
        for name in setting?.formerNames ?? [] {
          add(name, .old, of: "\(modifier.typeName).\(brand)", isThere: false)
        }
      }
    }
  }

  /// Adds a token under those of its names that are not known yet; nothing if all are.
  private mutating func add(
    _ token: Token, _ generation: Generation, _ side: ComparedTokens, successor: String?,
    isThere: Bool
  ) {
    let names = token.names
    let key = ServerName(group: names.group, name: names.serverName)
    let typeName = side.configuration.typePrefix + names.typeName
    // A hidden token has a name where code may override it.
    let isPrimitive = names.isHidden && side.configuration.hasOverrides
    let swiftName =
      isPrimitive
      ? "\(Token.primitiveType).\(token.primitiveName)"
      : names.isHidden ? "" : "\(typeName).\(names.caseName)"
    let isNewMember = !swiftName.isEmpty && members[swiftName] == nil
    let isNewName = !names.isHidden && serverNames[key] == nil
    guard paths[token.text] == nil || isNewMember || isNewName else { return }
    if paths[token.text] == nil { paths[token.text] = entries.count }
    if isNewName { addServerName(key) }
    if isNewMember, isPrimitive {
      members[swiftName] = MemberRename(
        typeName: Token.primitiveType, old: token.primitiveName, new: "\(entries.count)")
    } else if isNewMember {
      let accessors = Accessors(side.configuration.accessors)
      for spelling in Set([names.caseName, accessors.spelling(ofCase: names.caseName)]) {
        members["\(typeName).\(spelling)"] = MemberRename(
          typeName: typeName, platformTypes: accessors.platformTypes, old: spelling,
          new: "\(entries.count)")
      }
      for nested in nestedNames[swiftName] ?? [] where members["\(typeName).\(nested)"] == nil {
        let member = MemberRename(typeName: typeName, old: nested, new: "\(entries.count)")
        members["\(typeName).\(nested)"] = member
        for group in member.ofGroups { members["\(typeName).\(nested) of \(group.old)"] = group }
      }
    }
    entries.append(
      Entry(
        generation: generation, path: token.text, group: names.group,
        serverName: names.serverName, swiftName: swiftName, successor: successor,
        isThere: isThere))
  }

  /// Marks the names that cases of several enums have, of components, too.
  private mutating func markShared(in new: ComparedTokens) {
    var owners: [String: Set<String>] = [:]
    for member in members.values where member.form != .groupMember {
      owners[member.old, default: []].insert(member.typeName)
    }
    for component in new.components {
      for (part, cases) in component.wireCases {
        for one in cases { owners[one.name, default: []].insert("\(component.name).\(part)") }
      }
    }
    for (name, member) in members
    where member.form != .groupMember && owners[member.old, default: []].count > 1 {
      members[name]?.isShared = true
    }
  }

  func entry(ofPath path: String) -> Int? { paths[path] }

  func entry(ofServerName name: String, in group: String) -> Int? {
    serverNames[ServerName(group: group, name: name)]
  }

  /// The strings of a source that are what a server calls tokens, of whatever group.
  func texts(in source: SwiftSource) -> [(entries: [Int], offset: Int)] {
    source.plainTexts(upTo: longestText).compactMap { text, offset in
      texts[text].map { ($0, offset) }
    }
  }

  /// Finds the tokens in Swift; what it would write is the number of the entry.
  var finder: MemberRewriter { MemberRewriter(members.keys.sorted().compactMap { members[$0] }) }
}
