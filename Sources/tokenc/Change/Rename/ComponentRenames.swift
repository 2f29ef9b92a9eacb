import TokenCompiler
import TokenComponents

package struct ComponentRenames: Sendable {
  enum Part: Hashable, Sendable {
    case component
    case field
    /// A case of an enum; of ``ChoiceSpec/style`` a variant.
    case choice(String)
  }

  struct Rename: Sendable {
    let component: String
    let part: Part
    let old: String
    let new: String
    /// The string that servers send for it today, unless the spec states that; `nil` for none.
    let server: String?
    /// Of a style, where looks extend it.
    var extensions: [SourceRange] = []
  }

  let renames: [Rename]
  /// The component that a field holds, by the names of both, as they are before.
  private let held: [String: [String: String]]

  package var count: Int { renames.count }

  package init() {
    renames = []
    held = [:]
  }

  /// - Parameters:
  ///   - requests: pairs such as `Tag.content.text=label`, `Tag.Size.small=tiny` and `Tag=Chip`.
  ///   - specs: all components.
  package init(
    _ requests: [Assignment], of specs: [ComponentSpec<Alias>]
  ) throws(PathRenames.Fault) {
    var renames: [Rename] = []
    for request in requests {
      var rename = try Self.rename(request, specs)
      rename.extensions = Self.extensions(of: rename, in: specs)
      renames.append(rename)
      renames += Self.enums(of: rename, in: specs)
    }
    self.renames = renames
    held = Dictionary(
      firstOf: specs.map { spec in
        let fields = spec.fields.compactMap { field in field.type.component.map { (field.name, $0) }
        }
        return (spec.name, Dictionary(firstOf: fields))
      })
    for (index, rename) in renames.enumerated() {
      let isTwice = renames[..<index].contains {
        $0.component == rename.component && $0.part == rename.part
          && ($0.old == rename.old || $0.new == rename.new)
      }
      if isTwice { throw .init("'\(rename.old)' and another would both be '\(rename.new)'") }
    }
  }

  /// The new names of fields from one of a component to one within, for example `file` and `url`.
  func newNames(of names: [String], in component: String) -> [String] {
    var owner: String? = component
    return names.map { name in
      defer { owner = owner.flatMap { held[$0]?[name] } }
      return renames.first { $0.part == .field && $0.component == owner && $0.old == name }?.new
        ?? name
    }
  }

  package func newName(ofComponent name: String) -> String {
    renames.first { $0.part == .component && $0.old == name }?.new ?? name
  }

  /// Where looks extend the style that is renamed; nothing for other renames.
  private static func extensions(
    of rename: Rename, in specs: [ComponentSpec<Alias>]
  ) -> [SourceRange] {
    guard rename.part == .choice(ChoiceSpec.style),
      let sheet = specs.first(where: { $0.name == rename.component && $0.isStyles }),
      let type = sheet.elements.first?.kind.swiftType
    else { return [] }
    let uses = specs.flatMap(\.variants).flatMap(\.looks).flatMap(\.styles)
    let ranges = uses.filter { $0.type == type }.flatMap(\.value.leaves).compactMap {
      leaf -> SourceRange? in
      if case .word(rename.old, let range) = leaf { range } else { nil }
    }
    return ranges.unique()
  }

  /// The same rename in the enums that have the styles of its file.
  private static func enums(
    of rename: Rename, in specs: [ComponentSpec<Alias>]
  ) -> [Rename] {
    guard rename.part == .choice(ChoiceSpec.style) else { return [] }
    return specs.flatMap { spec in
      spec.choices.filter { $0.isStyles && $0.owner == rename.component }.map { choice in
        Rename(
          component: spec.name, part: .choice(choice.name), old: rename.old, new: rename.new,
          server: nil)
      }
    }
  }

  private static func rename(
    _ request: Assignment, _ specs: [ComponentSpec<Alias>]
  ) throws(PathRenames.Fault) -> Rename {
    let names = request.name.split(separator: ".").map(String.init)
    let new = request.value.split(separator: ".").map(String.init)
    guard let spec = specs.first(where: { $0.name == names.first }), let last = new.last else {
      throw .init("there is no component '\(request.name)'")
    }
    guard new.count == 1 || new.dropLast() == names.dropLast() else {
      throw .init("'\(request.name)' stays in its component, so write '\(request.name)=\(last)'")
    }
    let (part, known, server) = try part(names, of: spec, specs)
    let old = names[names.count - 1]
    guard known.contains(old) else {
      throw .init(
        "'\(names.dropLast().joined(separator: "."))' has no '\(old)' to rename"
          + Suggestion.phrase(for: old, among: known))
    }
    guard !known.contains(last) else {
      throw .init("'\(request.name)' can't become '\(last)', which is there; choose another name")
    }
    let isName = last.utf8.allSatisfy { byte in
      [0x30...0x39, 0x41...0x5A, 0x61...0x7A].contains { $0.contains(byte) }
    }
    guard isName else {
      throw .init("'\(last)' can't name '\(request.name)'; it takes letters and digits")
    }
    return Rename(component: spec.name, part: part, old: old, new: last, server: server)
  }

  /// The part that a request means, the names that are there, and the string that servers send for it.
  private static func part(
    _ names: [String], of spec: ComponentSpec<Alias>, _ specs: [ComponentSpec<Alias>]
  ) throws(PathRenames.Fault) -> (part: Part, known: [String], server: String?) {
    if names.count == 1 {
      return (.component, specs.map(\.name), spec.typeGroup == nil ? nil : spec.serverName)
    }
    let old = names[names.count - 1]
    func choice(
      _ name: String, _ cases: [CaseSpec]
    ) -> (part: Part, known: [String], server: String?) {
      let own = cases.first { $0.name == old }
      return (.choice(name), cases.map(\.name), own?.sent == .text ? own?.serverName : nil)
    }
    let path = names.dropFirst().dropLast().filter { $0 != "enums" && $0 != "cases" }
    switch path.first {
    case "content"? where path.count == 1:
      let field = spec.fields.first { $0.name == old }
      return (.field, spec.fields.map(\.name), field?.type == .callback ? nil : field?.key)
    case nil where spec.isStyles, "styles"? where spec.isStyles && path.count == 1,
      "variants"? where path.count == 1, ChoiceSpec.style? where path.count == 1:
      return choice(ChoiceSpec.style, spec.variants.map(\.name))
    case let name? where path.count == 1:
      guard let own = spec.choices.first(where: { $0.name == name }) else { break }
      guard !own.isStyles else {
        throw .init(
          "the cases of '\(spec.name).\(name)' are styles, so write '\(own.owner).\(old)'")
      }
      return choice(name, own.cases)
    default: break
    }
    throw .init(
      "'\(names.joined(separator: "."))' is not a part that can be renamed; write "
        + "'\(spec.name).content.FIELD', '\(spec.name).variants.VARIANT' or '\(spec.name).ENUM.CASE'"
    )
  }
}
