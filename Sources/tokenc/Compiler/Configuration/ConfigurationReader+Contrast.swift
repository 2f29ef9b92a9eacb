/// The key `contrast`.
extension ConfigurationReader {
  mutating func contrast(_ node: NodeID) -> ContrastConfiguration {
    var result = ContrastConfiguration()
    var backdrop: PathPattern?
    for member in members(of: node, "'contrast'", ["over", "pairs"]) {
      switch member.name {
      case "over":
        backdrop = pattern(member.value)
      default:
        guard tape.kind(member.value) == .array else {
          fail(member.value, "'pairs' takes an array of objects")
          continue
        }
        result.pairs = tape.elements(of: member.value).compactMap { pair($0) }
      }
    }
    for index in result.pairs.indices where result.pairs[index].backdrop == nil {
      result.pairs[index].backdrop = backdrop
    }
    return result
  }

  private mutating func pair(_ node: NodeID) -> ContrastPair? {
    var result = ContrastPair(
      foregrounds: [], backgrounds: [], minimum: 0, range: tape.opening(node))
    let errorsBefore = diagnostics.diagnostics.count
    let keys = ["foreground", "background", "minimum", "except", "over", "when"]
    for member in members(of: node, "a pair", keys) {
      switch member.name {
      case "foreground": result.foregrounds = patterns(member.value)
      case "background": result.backgrounds = patterns(member.value)
      case "except": result.exceptions = patterns(member.value)
      case "over": result.backdrop = pattern(member.value)
      case "minimum":
        result.minimum = number(member.value, "'minimum'", in: 1...21) ?? 1
      default:
        result.contexts = conditions(member.value)
      }
    }
    guard diagnostics.diagnostics.count == errorsBefore else { return nil }
    let missing = [
      result.foregrounds.isEmpty ? "foreground" : nil,
      result.backgrounds.isEmpty ? "background" : nil, result.minimum == 0 ? "minimum" : nil,
    ].compactMap(\.self)
    guard missing.isEmpty else {
      fail(node, "a pair needs \(missing.map { "'\($0)'" }.joined(separator: ", "))")
      return nil
    }
    return result
  }

  private mutating func conditions(_ node: NodeID) -> [ContrastPair.ContextCondition] {
    members(of: node, "'when'", nil).compactMap { member in
      guard tape.kind(member.value) == .string else {
        fail(member.value, "'when' takes the name of a context for each modifier")
        return nil
      }
      return ContrastPair.ContextCondition(
        modifier: member.name, context: tape.string(member.value), range: tape.range(member.value))
    }
  }
}
