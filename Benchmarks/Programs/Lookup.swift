import DesignTokens
import Foundation

/// Looks names up: `lookup times` prints nanoseconds of each way, `lookup run WAY COUNT` takes one way
/// COUNT times, for counting instructions.
@main enum LookupBenchmark {
  static func main() throws {
    let words = CommandLine.arguments
    if words.count == 4, let count = Int(words[3]) {
      let ways = Ways()
      return print(ways.take(words[2], count))
    }
    let ways = Ways()
    for name in Ways.names {
      let rounds = name.hasPrefix("compiler") ? 20_000 : 1_000_000
      let empty = nanoseconds(ways, name.hasSuffix("unknown") ? "nothing-unknown" : "nothing", rounds)
      print(name, nanoseconds(ways, name, rounds) - empty)
    }
    try printDecoding()
  }

  private static func nanoseconds(_ ways: Ways, _ name: String, _ count: Int) -> Double {
    let times = (0..<7).map { _ in
      let start = now
      precondition(ways.take(name, count) >= 0, "lookups are counted")
      return (now - start) / Double(count) * 1_000_000_000
    }
    return times.sorted()[times.count / 2]
  }

  /// Decodes 10,000 names as tokens and as plain strings, in turns.
  private static func printDecoding() throws {
    let known = ColorToken.allCases.map(\.rawValue)
    let names = (0..<10_000).map { known[$0 % known.count] }
    let json = try JSONEncoder().encode(names)
    let decoder = JSONDecoder()
    var tokens: [Double] = []
    var strings: [Double] = []
    for _ in 0..<15 {
      var start = now
      let decodedTokens = try decoder.decode([ColorToken].self, from: json)
      tokens.append(now - start)
      start = now
      let decodedStrings = try decoder.decode([PlainString].self, from: json)
      strings.append(now - start)
      precondition(decodedTokens.count == decodedStrings.count, "both decode everything")
    }
    print("decode-tokens", tokens.sorted()[7] * 1000)
    print("decode-strings", strings.sorted()[7] * 1000)
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

/// A string as a DTO has it when it has no tokens.
struct PlainString: Decodable, RawRepresentable {
  let rawValue: String
}

/// Ways to find a token by its name.
struct Ways {
  static let names =
    ["perfect", "perfect-unknown", "dictionary", "dictionary-unknown"]
    + (hasPlainEnum ? ["compiler", "compiler-unknown"] : [])

  #if PLAIN_ENUM
    static let hasPlainEnum = true
  #else
    static let hasPlainEnum = false
  #endif

  private let known: [String]
  private let unknown: [String]
  private let dictionary: [String: ColorToken]
  /// What a lookup costs besides looking up: a call with a string, into which the optimizer can't see.
  private let isThere: (String) -> Bool

  init() {
    isThere = CommandLine.argc > 100 ? { $0.isEmpty } : { !$0.utf8.isEmpty }
    let names = ColorToken.allCases.map(\.rawValue)
    // A fixed walk through all names, far from their order.
    known = names.indices.map { names[$0 * 7919 % names.count] }
    unknown = known.map { String($0.dropLast()) + "Z" }
    dictionary = Dictionary(uniqueKeysWithValues: ColorToken.allCases.map { ($0.rawValue, $0) })
  }

  /// Looks `count` names up and answers how many were found.
  func take(_ way: String, _ count: Int) -> Int {
    switch way {
    case "perfect": find(count, known) { ColorToken(rawValue: $0) != nil }
    case "perfect-unknown": find(count, unknown) { ColorToken(rawValue: $0) != nil }
    case "dictionary": find(count, known) { dictionary[$0] != nil }
    case "dictionary-unknown": find(count, unknown) { dictionary[$0] != nil }
    case "nothing-unknown": find(count, unknown, isThere)
    #if PLAIN_ENUM
      case "compiler": find(count, known) { PlainToken(rawValue: $0) != nil }
      case "compiler-unknown": find(count, unknown) { PlainToken(rawValue: $0) != nil }
    #endif
    default: find(count, known, isThere)
    }
  }

  @inline(__always)
  private func find(_ count: Int, _ names: [String], _ isFound: (String) -> Bool) -> Int {
    var found = 0
    var index = 0
    for _ in 0..<count {
      if isFound(names[index]) { found &+= 1 }
      index &+= 1
      if index == names.count { index = 0 }
    }
    return found
  }
}
