import TokenCompiler

/// An object of a document that is neither a component nor a part of one: it stands beside components, or says what it
/// is as components do.
package struct UnknownObject: Sendable {
  let node: NodeID
  let path: [String]
  /// The name by which the object says what it is; `nil` for one between components that says nothing.
  var name: String?
  /// A Boolean value that indicates whether components lie in the object.
  var holdsComponents = false

  /// - Parameter leftOut: the objects that are meant to be unknown, by what they say that they are.
  /// - Returns: `nil` for an object that is meant to be unknown.
  func finding(in tape: JSONTape, leaving leftOut: LeftOut) -> Diagnostic? {
    if let name, leftOut.reason(for: name, as: .objects) != nil { return nil }
    let subject = name.map { "'\($0)' is no component" } ?? "this names no component"
    let remedy =
      name.map { ", or leave it out in tokenc.json: \(LeftOut.example($0, as: .objects))" } ?? ""
    let loss =
      holdsComponents ? "an app that decodes it shows nothing in it" : "nothing of it is shown"
    return .error(
      .unknownObject,
      "\(DocumentReader.pointer(path)): \(subject), so \(loss); say with '--root' what the document is"
        + remedy, at: tape.opening(node)
    ).repaired(by: .init(pointer: DocumentReader.jsonPointer(path), reason: subject)).repeating(
      "unknown \(name ?? "")")
  }
}

extension Diagnostic.ID {
  static let unknownObject = Self("unknown-object")
}
