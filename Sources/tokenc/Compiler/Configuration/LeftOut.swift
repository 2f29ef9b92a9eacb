/// The things that a set leaves out on purpose, each with a reason: the key `leftOut` of `tokenc.json`.
package struct LeftOut: Sendable {
  /// The kinds of what can be left out, by the key of its names. Files are those beside what the resolver names,
  /// by path or by a folder with a slash at its end; objects are those of documents that are no component, by type.
  package typealias Kind = ConfigurationKeys.LeftOut

  package struct Entry: Sendable {
    package let name: String
    package let reason: String
    package let range: SourceRange
  }

  fileprivate(set) var entries: [Kind: [Entry]] = [:]

  /// Why something is left out; `nil` when nothing says that it is.
  package func reason(for name: String, as kind: Kind) -> String? {
    entries[kind]?.first {
      $0.name.isSameName(as: name)
        || kind == .files && $0.name.utf8.last == UInt8(ascii: "/") && name.hasPrefix($0.name)
    }?.reason
  }

  /// The lines of `tokenc.json` that leave something out.
  package static func example(_ name: String, as kind: Kind) -> String {
    #""leftOut": {"\#(kind.rawValue)": {"\#(name)": "<reason>"}}"#
  }
}

extension ConfigurationReader {
  mutating func leftOut(_ node: NodeID) -> LeftOut {
    var result = LeftOut()
    let object = json.object(node, "'leftOut'", keys: LeftOut.Kind.self)
    for kind in LeftOut.Kind.allCases {
      guard let names = object?[kind] else { continue }
      result.entries[kind] = json.members(of: names, "'\(kind.rawValue)'").compactMap {
        guard let reason = json.text($0.value), !reason.isEmpty else {
          return json.refuse($0.value, "expected the reason why '\($0.name)' is left out")
        }
        return LeftOut.Entry(name: $0.name, reason: reason, range: $0.range)
      }
    }
    return result
  }
}
