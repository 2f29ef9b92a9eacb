import TokenRuntime

/// Reads `contract.json`; what is faulty is reported and left out.
struct NameContractReader {
  private var json: JSONObjectReader
  /// The release that was read last: thousands of names have the same one.
  private var lastVersion: (text: String, version: ReleaseVersion)?
  /// The releases that names may have; `nil` if a faulty list leaves that open.
  private var releases: Set<ReleaseVersion>?

  static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> NameContract {
    var reader = NameContractReader(
      json: JSONObjectReader(tape: tape, id: .contract, diagnostics: diagnostics))
    let contract = reader.contract(root)
    diagnostics = reader.json.diagnostics
    return contract
  }

  private mutating func contract(_ root: NodeID) -> NameContract {
    var contract = NameContract()
    let keys = ["$schema", "releases", "names", "components", "brands"]
    guard let object = json.object(root, "a contract", known: keys) else { return contract }
    contract.schema = object["$schema"].flatMap { json.text($0) }
    if let node = object["releases"] {
      contract.releases = json.tape.elements(of: node).compactMap { version($0) }
      if zip(contract.releases, contract.releases.dropFirst()).contains(where: { $0 >= $1 }) {
        json.fail(node, "'releases' must be in ascending order")
      }
    }
    if !json.diagnostics.hasErrors { releases = Set(contract.releases) }
    lastVersion = nil
    contract.groups =
      groups(.tokens, of: object) + groups(.components, of: object)
      + groups(.brands, of: object)
    return contract
  }

  private mutating func groups(
    _ kind: WireGroup.Kind, of contract: JSONObject
  ) -> [NameContract.Group] {
    guard let node = contract[kind.rawValue],
      let object = json.object(node, "'\(kind.rawValue)'")
    else { return [] }
    return object.members.map { group in
      let names = json.members(of: group.value, "a group")
      return NameContract.Group(
        id: WireGroup(kind: kind, name: group.name), entries: names.compactMap { entry($0) },
        range: group.range)
    }
  }

  private mutating func entry(_ member: JSONObject.Member) -> NameContract.Entry? {
    let keys = [
      "introduced", "deprecated", "renamed", "to", "removed", "restored", "field", "default",
    ]
    guard let object = json.object(member.value, "a name", known: keys) else { return nil }
    if NormalForm.hasControls(member.name) {
      json.fail(member.range, "a name has no control characters")
      return nil
    }
    guard let introduced = version("introduced", of: object) else {
      if object["introduced"] == nil {
        json.fail(object.opening, "'\(member.name)' needs the release that 'introduced' it")
      }
      return nil
    }
    var entry = NameContract.Entry(name: member.name, introduced: introduced, range: member.range)
    entry.deprecated = version("deprecated", of: object)
    entry.restored = version("restored", of: object)
    if let node = object["removed"] {
      entry.removal =
        json.text(node) == "unreleased" ? .unreleased : version(node).map { .release($0) }
    }
    entry.field = object["field"].flatMap { field($0) }
    entry.isDefault = json.flag("default", of: object) ?? false
    let renamed = version("renamed", of: object)
    let target = object["to"].flatMap { json.text($0) }
    if let renamed, let target {
      entry.renaming = .init(release: renamed, to: target)
    } else if renamed != nil || target != nil {
      json.fail(object.opening, "'renamed' and 'to' need one another")
    }
    return entry
  }

  private mutating func field(_ node: NodeID) -> FieldForm? {
    let known = ["type", "required", "default"]
    guard let object = json.object(node, "'field'", known: known) else { return nil }
    guard let type = json.string("type", of: object) else {
      return json.refuse(object.opening, "'field' needs the 'type' of the field")
    }
    return FieldForm(
      type: type, isRequired: json.flag("required", of: object) ?? false,
      fallback: object["default"].flatMap { json.text($0) })
  }

  private mutating func version(_ name: String, of object: JSONObject) -> ReleaseVersion? {
    object[name].flatMap { version($0) }
  }

  private mutating func version(_ node: NodeID) -> ReleaseVersion? {
    if let text = json.text(node) {
      if let lastVersion, lastVersion.text == text { return lastVersion.version }
      if let version = ReleaseVersion(text) {
        if let releases, !releases.contains(version) { reportUnlisted(version, at: node, releases) }
        lastVersion = (text, version)
        return version
      }
    }
    return json.refuse(node, "expected a release such as '2.4.0'")
  }

  /// Reports a release that `releases` lacks, once for names with the same one that follow one another.
  private mutating func reportUnlisted(
    _ version: ReleaseVersion, at node: NodeID, _ releases: Set<ReleaseVersion>
  ) {
    let known = releases.sorted()
    let texts = (known.count > 6 ? Array(known.suffix(3)) : known).map { "'\($0)'" }
    let list = (known.count > 6 ? ["'\(known[0])'", "…"] : []) + texts
    let expected = list.isEmpty ? "none" : list.joined(separator: ", ")
    json.diagnostics.report(
      .error(
        .contract, "release '\(version)' is not in 'releases', which has \(expected)",
        at: json.tape.range(node)
      ).suggesting(
        Suggestion.nearest(to: "\(version)", among: known.map(\.description)).first,
        orElse: "list it there"))
  }
}

extension Diagnostic.ID {
  /// A fault of `contract.json` itself.
  static let contract = Self("contract")
  /// A recorded name that would stop resolving.
  package static let lostName = Self("lost-name")
}
