import DesignTokens

/// Reads colors of a theme `access WAY COUNT` times, for counting instructions.
@main enum AccessBenchmark {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 3, let count = Int(words[2]) else { return }
    print(words[1] == "theme" ? colors(count) : nothing(count))
  }

  /// The tokens to read, known only at run time.
  private static let tokens = Array(ColorToken.allCases)
  private static let contexts: [ThemeContext] = [.light, .dark]

  @inline(never) private static func colors(_ count: Int) -> Double {
    let tokens = tokens
    let contexts = contexts
    let theme = Theme(brand: Brand.allCases[count & 1])
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
