/// A decoded document, with the parts that are not shown, or not as the server meant them.
///
/// ```swift
/// let screen = try JSONDecoder().decode(ContentDocument<Screen.Content>.self, from: data)
/// show(screen.content)
/// for fault in screen.faults { log("\(fault.path): \(fault)") }
/// ```
///
/// Faults are the elements that lenient lists leave out and the members for which a spec has a
/// fallback, each once, in the order in which they were decoded.
public struct ContentDocument<Content: Decodable>: Decodable {
  /// What the app shows.
  public var content: Content
  /// The first 100 faults.
  public var faults: [ContentError]
  /// The number of all faults.
  public var faultCount: Int

  /// Decodes the content and keeps the faults.
  ///
  /// - Throws: What decoding the content throws.
  public init(from decoder: any Decoder) throws {
    let log = FaultLog()
    content = try FaultLog.current.withValue(log) { try Content(from: decoder) }
    (faults, faultCount) = (log.faults, log.count)
  }
}

extension ContentDocument: Equatable where Content: Equatable {}
extension ContentDocument: Sendable where Content: Sendable {}

/// The faults of one decoding; it lives in ``ContentDocument/init(from:)`` only, on one thread.
final class FaultLog: @unchecked Sendable {
  /// The log of the document that is being decoded.
  static let current = TaskLocal<FaultLog?>(wrappedValue: nil)

  private(set) var faults: [ContentError] = []
  private(set) var count = 0

  static func report(_ fault: ContentError) {
    guard let log = current.get() else { return }
    log.count += 1
    if log.count <= ContentLimits.faultCount { log.faults.append(fault) }
  }
}
