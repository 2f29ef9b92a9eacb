/// An object of JSON as a value, for documents that are put together from parts.
///
/// Members keep their order, and those that are `nil` are left out:
///
/// ```swift
/// JSONRecord(["message": note.message, "path": path])
/// ```
///
/// Where millions of values are written, a ``JSONWriter`` that is called for each is faster.
package struct JSONRecord: JSONWritable, ExpressibleByDictionaryLiteral {
  package typealias Member = (name: String, value: (any JSONWritable)?)

  private let members: [Member]

  package init(_ members: [Member]) { self.members = members }

  package init(dictionaryLiteral elements: (String, (any JSONWritable)?)...) {
    members = elements.map { ($0.0, $0.1) }
  }

  package init(_ record: JSONRecord) { self = record }

  /// The members of one record, then those of another.
  package static func + (one: JSONRecord, other: JSONRecord) -> JSONRecord {
    JSONRecord(one.members + other.members)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for case (let name, let value?) in members { writer.member(name, value) }
    }
  }
}
