/// The limits of a document for the client that decodes it.
package enum ContentLimits {
  /// The number of members from a document's root to a component or a value of an action. The index
  /// of a list counts only in a list within a list.
  ///
  /// Decoding takes some kilobytes of stack for each; most threads have half a megabyte.
  package static let depth = 64
  package static let faultCount = 100
  /// The number of objects, of elements of lenient lists and of values of actions.
  package static let elementCount = 50_000
  /// The number of faults beyond which nothing of a document is shown.
  package static let countedFaults = 10_000
  /// The number of values that a document of references, templates and lists may stand for.
  package static let valueCount = 200_000
  /// The number of bytes that its texts may have in all.
  package static let textCount = 8_000_000
  /// The number of signs or elements of a rich text; more of them are text.
  package static let markCount = 10_000
  /// The number of bytes of an expression in a text, and of a path into data.
  package static let expressionCount = 4_096
  /// The number of names of a path at which data is set.
  package static let pathCount = 3 * depth
  /// The number of bytes of the name of an argument within a text.
  package static let argumentNameCount = 64
  /// Completes the name of a field that is nested too deep.
  package static let depthReason = depthReason(depth)
  package static func depthReason(_ depth: Int) -> String {
    "is nested more than \(depth) levels deep"
  }
  /// A text of a server as messages quote it: whole up to 256 bytes.
  package static func shortened(_ text: String) -> String {
    if text.utf8.count <= 256 { return text }
    var start = String.UnicodeScalarView()
    start.append(contentsOf: text.unicodeScalars.prefix(64))
    return String(start) + "…"
  }
  /// Completes the name of a field whose string, or an object whose name, a decoder can't read.
  package static let brokenReason = "is not valid JSON"
  /// Completes the name of a member that no field has, where a spec asks for a report.
  package static let unknownKeyReason = "is not known"
  /// Completes the name of a member with a component's name that belongs in another member.
  package static func misplacedReason(_ key: String) -> String {
    "is a component that '\(key)' names"
  }
}
