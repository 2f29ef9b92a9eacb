import TokenCompiler
import TokenComponents

/// Gives a JSON file that names tokens their new paths, and lists what is left to a person.
package struct NameRewriter: Sendable {
  package let renames: PathRenames
  /// The components that have other names, also in parts; none where a comparison found the renames, as the
  /// new version's specs have theirs.
  package let components: ComponentRenames
  package let brands: BrandRenames

  package enum Form: Sendable {
    /// A token file: aliases, pointers, `$extends`, `replacedBy`, and words of descriptions.
    case tokens
    /// The spec of a component: aliases, fields, and words of descriptions.
    case spec(component: String)
    /// `tokenc.json`: patterns.
    case configuration
    /// The baseline of lint: words of its findings.
    case baseline
    /// `replacements.json`: patterns.
    case successors

    package var isSpec: Bool { if case .spec = self { true } else { false } }
  }

  package init(
    _ renames: PathRenames, _ components: ComponentRenames = ComponentRenames(),
    _ brands: BrandRenames = BrandRenames()
  ) {
    self.renames = renames
    self.components = components
    self.brands = brands
  }

  package func changes(
    of root: NodeID, in tape: JSONTape, _ form: Form
  ) throws(PathRenames.Fault) -> TextChanges {
    switch form {
    case .tokens:
      return strings(in: root, of: tape, component: nil)
        + TextChanges(edits: brands.modeEdits(of: root, in: tape))
    case .spec(let name):
      let parts = try SpecRewriter.edits(of: root, in: tape, component: name, components)
      return strings(in: root, of: tape, component: name) + TextChanges(edits: parts)
    case .configuration:
      return PatternRewriter.changes(of: root, in: tape, renames)
        + TextChanges(edits: brands.configurationEdits(of: root, in: tape))
    case .successors:
      return PatternRewriter.changes(ofSuccessors: root, in: tape, renames)
        + TextChanges(edits: brands.successorEdits(of: root, in: tape))
    case .baseline:
      let findings = tape.elements("known", of: root).flatMap {
        tape.elements("findings", of: $0)
      }
      let edits = findings.compactMap { finding -> TextEdit? in
        let subject = tape.member("finding", of: finding) ?? finding
        guard let text = tape.stringValue(subject) else { return nil }
        let new = renamed(words: text)
        return new == text ? nil : tape.replacing(subject, with: new)
      }
      return TextChanges(edits: edits)
    }
  }

  /// A text with the new paths of tokens that it names between blanks; names may have blanks, too.
  private func renamed(words text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    var result: [String] = []
    while !words.isEmpty {
      let length = (1...min(words.count, 12)).last {
        renames.paths[words.prefix($0).joined(separator: " ")] != nil
      }
      let path = words.prefix(length ?? 1).joined(separator: " ")
      result.append(renames.paths[path] ?? path)
      words = words.dropFirst(length ?? 1)
    }
    return result.joined(separator: " ")
  }

  private func strings(in root: NodeID, of tape: JSONTape, component: String?) -> TextChanges {
    var changes = TextChanges()
    var key = ""
    for index in root.index..<tape.nodes[Int(root.index)].next {
      let node = NodeID(index: index)
      switch tape.kind(node) {
      case .key: key = tape.string(node)
      case .string:
        let text = tape.string(node)
        if ["$description", "$deprecated", "description"].contains(key) {
          if let mention = mention(in: text) {
            changes.find(mention, at: tape.bytes(of: node).lowerBound)
          }
        } else if let new = newReference(text, of: key, component) {
          changes.edits.append(tape.replacing(node, with: new))
        } else if let lost = renames.lost[String(text.dropFirst().dropLast())],
          AliasSyntax(text) != nil
        {
          changes.find(
            "'\(text.dropFirst().dropLast())' \(lost)", at: tape.bytes(of: node).lowerBound + 2)
        }
      default: continue
      }
    }
    return changes
  }

  /// The message about the first old path that is a word of a text.
  private func mention(in text: String) -> String? {
    for word in text.split(whereSeparator: { " \t\n\"'`(){}[],;:".contains($0) }) {
      let path = word.hasSuffix(".") ? String(word.dropLast()) : String(word)
      guard path.contains("."), let new = renames.newPath(of: path) else { continue }
      return "names '\(path)', which is '\(new)' now"
    }
    return nil
  }

  private func newReference(_ text: String, of key: String, _ component: String?) -> String? {
    if key == "replacedBy" { return renames.newPath(of: text) }
    if case .alias(let names) = AliasSyntax(text) {
      if let component, names.count > 1, names[0] == ContentReference.root {
        let fields = Array(names.dropFirst())
        let renamed = components.newNames(of: fields, in: component)
        return renamed == fields ? nil : "{\(([names[0]] + renamed).joined(separator: "."))}"
      }
      return renames.newPath(of: names.joined(separator: ".")).map { "{\($0)}" }
    }
    guard key == "$ref" || key == "$extends", let pointer = try? JSONPointer(text) else {
      return nil
    }
    for count in (1...pointer.segments.count).reversed() {
      let path = pointer.segments.prefix(count).joined(separator: ".")
      guard let new = renames.newPath(of: path) else { continue }
      let names = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return "#/"
        + (names + pointer.segments.dropFirst(count)).map {
          JSONPointer.escaped($0.substituting("%", with: "%25"))
        }.joined(separator: "/")
    }
    return nil
  }
}
