/// A name that a server sent and this client does not know.
public struct UnknownName: Equatable, Sendable {
  public let name: String
  /// The enum that lacks it, for example `ColorToken`.
  public let tokenType: String
  /// Where it stood in the decoded document, the outermost key first.
  public let codingPath: [String]
  /// The raw value of the token that was used instead.
  public let fallback: String
}

/// Tells an app once of each unknown name that ``Lenient`` meets, for telemetry.
///
/// One reporter serves the whole app; each decoder carries it:
///
/// ```swift
/// let reporter = UnknownNameReporter { unknown in log("\(unknown.tokenType): \(unknown.name)") }
/// decoder.userInfo[.unknownNameReporter] = reporter
/// ```
///
/// Reports wait in a queue, so decoding never waits for the handler, which is called for one name
/// after the other, in order, on no particular thread. At most ``memory`` different names are told
/// of, whatever a server sends.
public final class UnknownNameReporter: Sendable {
  /// The number of different names after which a reporter falls silent.
  public static let memory = 1_000

  private let continuation: AsyncStream<UnknownName>.Continuation

  /// Creates a reporter that calls `handler` the first time that an enum lacks a name.
  public init(handler: @escaping @Sendable (UnknownName) async -> Void) {
    let (names, continuation) = AsyncStream.makeStream(
      of: UnknownName.self, bufferingPolicy: .bufferingOldest(Self.memory))
    self.continuation = continuation
    Task {
      var known: [String] = []
      for await unknown in names {
        let name = "\(unknown.tokenType) \(unknown.name)"
        guard !known.contains(name) else { continue }
        known.append(name)
        await handler(unknown)
        if known.count == Self.memory { return }
      }
    }
  }

  deinit {
    continuation.finish()
  }

  /// Tells the decoder's reporter, if it has one.
  static func report(
    _ name: String, of type: any DesignToken.Type, replacedBy fallback: String,
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
  /// Where a decoder carries the app's ``UnknownNameReporter``.
  public static var unknownNameReporter: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "DesignTokens.UnknownNameReporter") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}
