import TokenCompiler
import TokenComponents
import TokenRuntime

/// The names in a document, also in parts that do not decode.
extension DocumentReader.Walk {
  /// Searches a part that does not decode for names.
  mutating func search(_ node: NodeID, isIgnored: Bool = false) {
    searching(isIgnored: isIgnored) { $0.visitAnything(node) }
  }

  mutating func searchMembers(of node: NodeID, _ object: SentObject) {
    searching {
      $0.visitMembers(of: node, object) { walk, member in
        // Of components that can't stand side by side each is one.
        let isKeyed = walk.reader.typeKeys.names.isEmpty
        guard isKeyed, let index = walk.reader.elements[member.name] else {
          walk.visitAnything(member.value)
          return
        }
        walk.visit(member.value, as: index)
      }
    }
  }

  private mutating func searching(isIgnored: Bool = false, _ visit: (inout Self) -> Void) {
    guard namesAll else { return }
    let outerReading = reading
    let outerSearch = nameSearch
    nameSearch.isActive = true
    nameSearch.isIgnored = nameSearch.isIgnored || isIgnored
    reading.open = []
    reading.losses = []
    visit(&self)
    reading = outerReading
    nameSearch = outerSearch
  }

  /// - Parameters:
  ///   - object: the object of which it is a key.
  ///   - component: the component whose name or part it is.
  mutating func note(
    _ group: @autoclosure () -> WireGroup, _ text: String, _ node: NodeID,
    in object: NodeID? = nil, of component: Int? = nil, typeKey: String? = nil
  ) {
    guard namesAll else { return }
    document.names.append(
      SentName(
        group(), text, at: tape.range(node), in: object, of: component, typeKey: typeKey,
        isIgnored: nameSearch.isIgnored))
  }
}
