/// A name that a server sent and this client does not know.
public struct UnknownName: Equatable, Sendable {
  /// The name as the server sent it.
  public let name: String
  /// The enum that lacks the name, for example `ColorToken`.
  public let tokenType: String
  /// The keys that lead to the name in the decoded document, the outermost first.
  public let codingPath: [String]
  /// The raw value of the token that was used instead; `nil` if there was none.
  public let fallback: String?
}

/// Reports each unknown name that ``Lenient`` or ``LenientOptional`` decodes to the app once, for telemetry.
///
/// One reporter serves the whole app; each decoder carries it:
///
/// ```swift
/// let reporter = UnknownNameReporter { unknown in log("\(unknown.tokenType): \(unknown.name)") }
/// decoder.userInfo[.unknownNameReporter] = reporter
/// ```
///
/// Reports wait in a queue, so decoding never waits for the handler. The handler is called for one
/// name at a time, in the order in which they were decoded, on any thread. Each enum and name is
/// reported once. After ``maximumNameCount`` different names the reporter stops, and reports are
/// dropped while as many wait in the queue, so memory is limited whatever a server sends.
public final class UnknownNameReporter: Sendable {
  /// The number of different names after which a reporter stops: 1000.
  public static let maximumNameCount = 1_000

  private let continuation: AsyncStream<UnknownName>.Continuation

  /// Creates a reporter that calls `handler` the first time that an enum lacks a name.
  ///
  /// Names that were decoded before the reporter is released are still reported.
  public init(handler: @escaping @Sendable (UnknownName) async -> Void) {
    let (names, continuation) = AsyncStream.makeStream(
      of: UnknownName.self, bufferingPolicy: .bufferingOldest(Self.maximumNameCount))
    self.continuation = continuation
    Task {
      var known: Set<ByteName> = []
      for await unknown in names {
        let name = ByteName("\(unknown.tokenType) \(unknown.name)")
        guard known.insert(name).inserted else { continue }
        await handler(unknown)
        if known.count == Self.maximumNameCount { return }
      }
    }
  }

  deinit { continuation.finish() }

  /// Reports a name to the decoder's reporter, if it has one.
  static func report(
    _ name: String, of type: any DesignToken.Type, replacedBy fallback: String?,
    in decoder: any Decoder
  ) {
    guard let reporter = decoder.userInfo[.unknownNameReporter] as? UnknownNameReporter else {
      return
    }
    reporter.continuation.yield(
      UnknownName(
        name: name, tokenType: "\(type)",
        codingPath: decoder.codingPath.map { $0.stringValue }, fallback: fallback))
  }
}

extension CodingUserInfoKey {
  /// The key of the app's ``UnknownNameReporter`` in a decoder's `userInfo`.
  public static var unknownNameReporter: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "DesignTokens.UnknownNameReporter") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}
