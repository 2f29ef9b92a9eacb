import Appearance
import DesignTokens
import Foundation

/// What the runtime answers, asked by several threads at once, for `Tests/Robustness/threads.py` to run
/// under the sanitizers.
///
/// All threads begin together, so that the first of them makes an enum's index while others look
/// names up. Each has the stack that threads besides the main one have on Apple's platforms, and writes what
/// it was answered; all must say the same.
@main struct Threads {
  static func main() async throws {
    guard CommandLine.arguments.dropFirst().first != "race" else { return race() }
    let stackSize = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 512 * 1024
    let reporter = UnknownNameReporter { _ in await Task.yield() }
    let answers = Answers()
    let start = DispatchSemaphore(value: 0)
    let threads = (0..<8).map { number in
      let thread = Thread {
        start.wait()
        answers.add((0..<5).map { _ in answer(number, reporter) })
      }
      thread.stackSize = stackSize
      thread.start()
      return thread
    }
    for _ in threads { start.signal() }
    // The store belongs to the main actor, which tasks of any thread come to.
    let changes = await storeChanges()
    while threads.contains(where: { !$0.isFinished }) {
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    let different = answers.different
    print(
      "\(threads.count) threads, \(different.count) different answers, \(changes) changes of theme")
    guard different.count == 1, changes > 0 else { exit(1) }
  }

  /// What a thread is answered; the same for all, whatever order a thread asks in.
  private static func answer(_ number: Int, _ reporter: UnknownNameReporter) -> String {
    var parts: [String] = []
    for kind in 0..<4 {
      let kind = (kind + number) % 4
      let part =
        switch kind {
        case 0: names(ColorToken.self) + names(TypographyToken.self) + names(ShadowToken.self)
        case 1: values()
        case 2: documents(reporter)
        default: "\(RichText(html: #"<b>a</b> <a href="https://a.b">c</a> &#x1F600;"#))"
        }
      parts.append("\(kind): \(part)")
    }
    return parts.sorted().joined(separator: "\n")
  }

  private static func names<Token: DesignToken>(_ type: Token.Type) -> String {
    var text = ""
    for token in Token.allCases {
      guard Token(rawValue: token.rawValue) == token else { return "not found: \(token)" }
      if token.isDeprecated { text += "\(token.rawValue) → \(token.replacement?.rawValue ?? "")," }
    }
    for name in ["", "neutral_0 ", "neutral", String(repeating: "x", count: 70_000), "acent"] {
      text += "\(Token.lookup(name).token?.rawValue ?? "none"),"
    }
    return text
  }

  private static func values() -> String {
    var text = ""
    for theme in Theme.allCases {
      for token in ColorToken.allCases {
        text += "\(theme[token].resolved(in: .dark))"
      }
      for token in TypographyToken.allCases { text += "\(theme[token])" }
      for token in SpacingToken.allCases { text += String(describing: theme[token]) }
    }
    return "\(text.hashValue)"
  }

  private enum Fallback: TokenFallback {
    static var token: ColorToken { .allCases[0] }
  }

  private struct Named: Decodable {
    @Lenient<Fallback> var color: ColorToken
    @LenientOptional var other: ColorToken?
  }

  private static func documents(_ reporter: UnknownNameReporter) -> String {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey?.some(.unknownNameReporter) { decoder.userInfo[key] = reporter }
    var text = ""
    for number in 0..<50 {
      let json = #"{"color":"unknown \#(number)","other":"neutral_0"}"#
      let named = try? decoder.decode(Named.self, from: Data(json.utf8))
      text += "\(named?.other?.rawValue ?? "none")"
    }
    let deep =
      String(repeating: #"{"type":"Stack","children":["#, count: 40)
      + String(repeating: "]}", count: 40)
    let wide =
      #"{"type":"Stack","children":["#
      + Array(repeating: #"{"type":"Hologram"}"#, count: 300).joined(separator: ",") + "]}"
    for json in [deep, wide] {
      let document = try? decoder.decode(
        ContentDocument<ComponentContent>.self, from: Data(json.utf8))
      text += "\(document?.faultCount ?? -1) \(document?.faults.count ?? -1)"
      text += document?.faults.last.map { "\($0.path) \($0.reason)" } ?? ""
    }
    return text
  }

  /// The number of times that a follower was styled.
  private static func storeChanges() async -> Int {
    @MainActor final class Label { var changes = 0 }
    let store = await ThemeStore(Theme.allCases[0])
    let label = await MainActor.run { () -> Label in
      let label = Label()
      store.style(label) { label, _ in label.changes += 1 }
      return label
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          await MainActor.run {
            store.theme = Theme.allCases[number % Theme.allCases.count]
          }
        }
      }
    }
    return await MainActor.run { label.changes }
  }

  /// A race, so that the script sees that the sanitizer would notice one.
  private static func race() {
    final class Box: @unchecked Sendable { var value = 0 }
    let box = Box()
    // Two threads for certain, which begin when both are there: a busy machine lets one do all of what is performed
    // concurrently, and what a thread does at its end comes before the beginning of the next.
    let ready = DispatchSemaphore(value: 0)
    let start = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        ready.signal()
        start.wait()
        for _ in 0..<10_000 { box.value += 1 }
        done.signal()
      }
    }
    for _ in 0..<2 { ready.wait() }
    for _ in 0..<2 { start.signal() }
    for _ in 0..<2 { done.wait() }
    print(box.value)
  }
}

/// The answers of all threads.
private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var all: Set<String> = []

  func add(_ answers: [String]) { lock.withLock { all.formUnion(answers) } }

  var different: Set<String> { lock.withLock { all } }
}
