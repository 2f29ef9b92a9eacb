import TokenChange
import TokenCompiler

/// A condition under which a comparison ends with exit code 1.
enum FailCondition: Sendable {
  /// Of tokens, or with screens the names that these or a contract have and the new version has not.
  case breaking
  case removed
  case deltaE(above: Double)
  case moved(above: Double)
  /// One kind of finding in screens.
  case screens(RehearsalFinding.Kind)

  static let words = [
    "breaking", "removed", "contrast", "deltaE>N", "contract", "lost", "cut", "worse", "moved>N",
    "changed",
  ]

  init?(_ text: Substring) {
    func limit(_ name: String, default standard: Double) -> Double? {
      if text == name { return standard }
      guard text.hasPrefix(name + ">") else { return nil }
      return Double(text.dropFirst(name.count + 1)).flatMap { $0 >= 0 ? $0 : nil }
    }
    switch text {
    case "breaking": self = .breaking
    case "removed": self = .removed
    default:
      if let limit = limit("deltaE", default: 1) {
        self = .deltaE(above: limit)
      } else if let limit = limit("moved", default: 0.5) {
        self = .moved(above: limit)
      } else if let kind = RehearsalFinding.Kind(rawValue: String(text)), kind != .mended,
        kind != .moved
      {
        self = .screens(kind)
      } else {
        return nil
      }
    }
  }

  var needsScreens: Bool {
    switch self {
    case .breaking, .removed, .deltaE, .screens(.contrast), .screens(.worse): false
    case .moved, .screens: true
    }
  }

  /// The reason for which a comparison meets the condition; `nil` for one that does not.
  func reason(in diff: TokenDiff) -> String? {
    let changes = diff.changes + diff.components
    func paths(_ isMeant: (VersionChange) -> Bool) -> [String] {
      changes.filter(isMeant).map(\.path)
    }
    func pairs(_ isMeant: (ContrastChange) -> Bool) -> [String] {
      diff.contrasts.filter(isMeant).map { "\($0.foreground) on \($0.background)" }
    }
    switch self {
    case .breaking:
      let names = changes.filter(\.isBreaking).map { $0.from ?? $0.path }
      return Self.reason("breaking change", names)
    case .removed: return Self.reason("removed name", paths { $0.kind == .removed })
    case .deltaE(let limit):
      return Self.reason("change beyond ΔE \(limit)", paths { $0.deltaE ?? 0 > limit })
    case .screens(.contrast):
      return Self.reason(
        "pair that loses contrast", plural: "pairs that lose contrast", pairs(\.isLoss))
    case .screens(.worse):
      return Self.reason(
        "pair with less of too little contrast", plural: "pairs with less of too little contrast",
        pairs(\.isWorse))
    case .moved, .screens: return nil
    }
  }

  private static func reason(
    _ noun: String, plural: String? = nil, _ names: [String]
  ) -> String? {
    guard !names.isEmpty else { return nil }
    return "\(counted(names.count, noun, plural: plural)): \(names.listed())".printable
  }
}

extension FailCondition {
  /// The reason for which screens meet the condition; `nil` for screens that do not.
  func reason(in summary: RehearsalSummary) -> String? {
    func list(_ noun: String, _ kinds: [RehearsalFinding.Kind], plural: String? = nil) -> String? {
      let total = kinds.reduce(0) { $0 + (summary.counts[$1] ?? 0) }
      guard total > 0 else { return nil }
      let names = kinds.flatMap { summary.screens[$0] ?? [] }
      let list = names.isEmpty ? "" : ": \(names.listed())"
      return "\(counted(total, noun, plural: plural))\(list)".printable
    }
    func beyond(_ limit: Double, _ value: Double?, _ text: (String) -> String) -> String? {
      value.flatMap { value in
        value > limit
          ? "\(text(JSONNumber.text(value, decimals: 2))), beyond \(JSONNumber.text(limit))" : nil
      }
    }
    switch self {
    case .breaking, .removed: return list("lost name", [.contract, .lost])
    case .screens(.contract):
      return list("broken name that shipped", [.contract], plural: "broken names that shipped")
    case .screens(.lost): return list("lost name", [.lost])
    case .screens(.contrast):
      return list("place that loses contrast", [.contrast], plural: "places that lose contrast")
    case .screens(.worse):
      return list("contrast that gets worse", [.worse], plural: "contrasts that get worse")
    case .screens(.cut):
      return list("thing that no longer fits", [.cut], plural: "things that no longer fit")
    case .screens: return list("change", RehearsalFinding.Kind.allCases)
    case .deltaE(let limit): return beyond(limit, summary.deltaE) { "a color changes by ΔE \($0)" }
    case .moved(let limit):
      return beyond(limit, summary.points) { "something moves by \($0) points" }
    }
  }
}

extension ValueSyntax where Value == [FailCondition] {
  static var failConditions: Self {
    let form = ValueForm(
      placeholder: "WHAT", choices: FailCondition.words.map { String($0.prefix { $0 != ">" }) })
    return Self(form: form) { text, subject throws(UsageError) in
      var conditions: [FailCondition] = []
      for word in text.split(separator: ",") {
        guard let condition = FailCondition(word) else {
          throw UsageError(
            "\(subject) has no choice '\(word)'; "
              + "use \(FailCondition.words.quoted), for example 'deltaE>2'")
        }
        conditions.append(condition)
      }
      return conditions
    }
  }
}
