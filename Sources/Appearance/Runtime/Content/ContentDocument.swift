/// A decoded document, with the parts that are not shown, or not as the server meant them.
///
/// ```swift
/// let screen = try JSONDecoder().decode(ContentDocument<Screen.Content>.self, from: data)
/// show(screen.content)
/// for fault in screen.faults { log("\(fault)") }
/// ```
///
/// Faults are the elements that lenient lists leave out and the members for which a spec has a
/// fallback, each once, in the order in which they were decoded.
public struct ContentDocument<Content: Decodable>: Decodable {
  /// The content that the app shows.
  public var content: Content
  /// The first 100 faults.
  public var faults: [ContentError]
  /// The number of all faults.
  public var faultCount: Int

  /// Decodes the content and keeps the faults.
  ///
  /// The faults of a document that a ``ContentResolver`` put together have positions in what was received, if
  /// the decoder has it in its `userInfo`.
  ///
  /// - Throws: What decoding the content throws; ``ContentError`` if it costs more than the decoder's
  ///   ``ContentBudget``.
  public init(from decoder: any Decoder) throws {
    let work = DocumentWork(decoder.userInfo[.contentBudget] as? ContentBudget ?? ContentBudget())
    content = try DocumentWork.current.withValue(work) { try Content(from: decoder) }
    try work.checkFaults("Document", at: decoder.codingPath)
    faults = work.faults
    faultCount = work.faultCount
    guard let resolved = decoder.userInfo[.resolvedContent] as? ResolvedContent else { return }
    let all = resolved.faults + faults.map { $0.moved(to: resolved.place(of: $0.path)) }
    faults = Array(all.prefix(ContentLimits.faultCount))
    faultCount += resolved.faultCount
  }
}

extension ContentDocument: Equatable where Content: Equatable {}
extension ContentDocument: Sendable where Content: Sendable {}
