import DesignTokens
import Glibc
import TokenRuntime

/// Reads colors of a theme `access WAY COUNT [PACK]` times, for counting instructions: `theme` reads those that
/// are compiled in or a pack's, `read` reads the pack itself, and `join` finds its names.
@main enum AccessBenchmark {
  static func main() {
    let words = CommandLine.arguments
    guard words.count >= 3, let count = Int(words[2]) else { return }
    let bytes = words.count > 3 ? file(words[3]) : []
    // The names of the app are made ready before they are joined.
    _ = (ColorToken(rawValue: ""), TypographyToken(rawValue: ""), SpacingToken(rawValue: ""))
    _ = (RadiusToken(rawValue: ""), ShadowToken(rawValue: ""), GradientToken(rawValue: ""))
    switch words[1] {
    case "theme": print(colors(count, bytes))
    case "read": for _ in 0..<count { print(try! ThemePack(bytes).serial) }
    case "join": for _ in 0..<count { print(try! Theme(ThemePack(bytes)).hashValue) }
    default: print(nothing(count))
    }
  }

  private static func file(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }

  /// The tokens to read, known only at run time.
  private static let tokens = Array(ColorToken.allCases)
  private static let contexts: [ThemeContext] = [.light, .dark]

  @inline(never) private static func colors(_ count: Int, _ bytes: [UInt8]) -> Double {
    let tokens = tokens
    let contexts = contexts
    let brand = Theme(brand: Brand.allCases[count & 1])
    let theme = bytes.isEmpty ? brand : try! Theme(ThemePack(bytes))
    var sum: UInt64 = 0
    var index = 0
    for round in 0..<count {
      withUnsafeBytes(of: theme[tokens[index]].resolved(in: contexts[round & 1])) {
        sum &+= $0.load(as: UInt64.self)
      }
      index &+= 1
      if index == tokens.count { index = 0 }
    }
    return Double(sum)
  }

  /// The same loop without the theme.
  @inline(never) private static func nothing(_ count: Int) -> Double {
    let tokens = tokens
    let contexts = contexts
    var sum: UInt64 = 0
    var index = 0
    for round in 0..<count {
      sum &+= UInt64(truncatingIfNeeded: tokens[index].ordinal) &+ (contexts[round & 1] == .dark ? 1 : 0)
      index &+= 1
      if index == tokens.count { index = 0 }
    }
    return Double(sum)
  }
}
