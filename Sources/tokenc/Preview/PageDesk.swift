/// Answers the questions of pages that a server shows.
package protocol PageDesk: Sendable {
  /// Returns a Boolean value that indicates whether a path is one of a question.
  func knows(_ path: String) -> Bool

  /// - Returns: JSON; `nil` for what is no question.
  mutating func answer(_ path: String, to body: [UInt8]) -> [UInt8]?
}
