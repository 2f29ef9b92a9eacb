import TokenCompiler

/// The key of an appearance as earlier versions called it: `looks` in specs, `look` in files of styles.
///
/// A file with the former key is read as if it had the present one, with one warning.
struct FormerKeys {
  private let present = SpecKeys.Root.appearance.rawValue
  private(set) var diagnostics: [Diagnostic] = []

  /// Gives the keys of a spec and of its variants their present name.
  mutating func rename(inSpec root: NodeID, of tape: inout JSONTape) {
    let variants = tape.members(SpecKeys.Root.variants.rawValue, of: root).map(\.value)
    rename("looks", in: [root] + variants, of: &tape)
  }

  /// Gives the keys of a file of styles, and of each style, their present name.
  mutating func rename(inStyles root: NodeID, of tape: inout JSONTape) {
    let styles = tape.members(StyleKeys.Root.styles.rawValue, of: root).map(\.value)
    rename("look", in: [root] + styles, of: &tape)
  }

  private mutating func rename(_ former: String, in objects: [NodeID], of tape: inout JSONTape) {
    guard let name = tape.names.find(former) else { return }
    var keys: [NodeID] = []
    for object in objects {
      guard let key = tape.allMembers(of: object).first(where: { $0.name == name })?.key else {
        continue
      }
      // Beside the present key, the former one is an unknown key, which the reader reports.
      guard tape.member(present, of: object) == nil else { continue }
      tape.rename(key, to: present)
      keys.append(key)
    }
    guard let first = keys.first else { return }
    let others = keys.count > 1 ? ", and \(keys.count - 1) more in this file" : ""
    diagnostics.append(
      .warning(
        .componentSpec, "'\(former)' is called '\(present)' now; rename this key\(others)",
        at: tape.range(first)))
  }
}
